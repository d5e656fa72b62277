import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'list'>;
export default messages;
