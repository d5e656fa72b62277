import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'share'>;
export default messages;
