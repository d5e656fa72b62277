import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'ownSizes'>;
export default messages;
