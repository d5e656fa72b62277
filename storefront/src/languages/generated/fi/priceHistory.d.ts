import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'priceHistory'>;
export default messages;
