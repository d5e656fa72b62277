import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'headerMenu'>;
export default messages;
