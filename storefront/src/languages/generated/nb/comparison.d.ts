import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'comparison'>;
export default messages;
