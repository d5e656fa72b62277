import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'search'>;
export default messages;
