import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'style'>;
export default messages;
