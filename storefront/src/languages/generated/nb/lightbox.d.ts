import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'lightbox'>;
export default messages;
