import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'emptyCart'>;
export default messages;
