import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'product'>;
export default messages;
