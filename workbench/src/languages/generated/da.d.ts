import type { CompiledMessages } from './messages.ts';
declare const messages: CompiledMessages;
export default messages;
