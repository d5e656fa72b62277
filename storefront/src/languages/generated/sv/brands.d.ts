import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'brands'>;
export default messages;
