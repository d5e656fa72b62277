import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'confirm'>;
export default messages;
