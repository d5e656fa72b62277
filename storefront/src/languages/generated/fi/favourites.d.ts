import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'favourites'>;
export default messages;
