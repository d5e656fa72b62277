import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'notYet'>;
export default messages;
