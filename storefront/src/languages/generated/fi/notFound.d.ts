import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'notFound'>;
export default messages;
