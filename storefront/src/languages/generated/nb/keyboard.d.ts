import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'keyboard'>;
export default messages;
