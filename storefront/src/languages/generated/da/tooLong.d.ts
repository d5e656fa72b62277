import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'tooLong'>;
export default messages;
