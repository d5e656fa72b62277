import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'offlinePage'>;
export default messages;
