import type { GroupMessages } from '../messages.ts';
declare const messages: GroupMessages<'sizeGuide'>;
export default messages;
