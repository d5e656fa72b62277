import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'calendar'>;
export default messages;
