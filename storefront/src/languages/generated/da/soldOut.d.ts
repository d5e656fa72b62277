import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'soldOut'>;
export default messages;
