import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'consent'>;
export default messages;
