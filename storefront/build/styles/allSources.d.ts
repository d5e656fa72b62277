/** Every module with styles, loaded to record its templates (markTemplates.ts). */
declare module 'virtual:all-sources';
