import type { GroupLoaders, SharedMessages } from './messages.ts';
declare const messages: SharedMessages;
export default messages;
export declare const groups: GroupLoaders;
