import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'quickShop'>;
export default messages;
