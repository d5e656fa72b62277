import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'phoneMenu'>;
export default messages;
