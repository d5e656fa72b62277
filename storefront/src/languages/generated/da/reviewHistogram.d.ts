import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'reviewHistogram'>;
export default messages;
