import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'recommended'>;
export default messages;
