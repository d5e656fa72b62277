import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'withdrawn'>;
export default messages;
