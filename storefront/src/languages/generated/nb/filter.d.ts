import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'filter'>;
export default messages;
