import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'preview'>;
export default messages;
