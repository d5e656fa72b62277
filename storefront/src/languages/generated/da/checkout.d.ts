import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'checkout'>;
export default messages;
