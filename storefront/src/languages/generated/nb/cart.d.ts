import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'cart'>;
export default messages;
