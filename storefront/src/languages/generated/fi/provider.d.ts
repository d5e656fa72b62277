import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'provider'>;
export default messages;
