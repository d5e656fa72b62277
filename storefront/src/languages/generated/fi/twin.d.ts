import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'twin'>;
export default messages;
