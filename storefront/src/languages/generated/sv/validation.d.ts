import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'validation'>;
export default messages;
