import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'home'>;
export default messages;
