import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'searchPanel'>;
export default messages;
