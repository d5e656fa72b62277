import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'reviews'>;
export default messages;
