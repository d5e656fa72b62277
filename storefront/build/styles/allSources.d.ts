/** Every module that ships styles, loaded for what it creates (markTemplates.ts). */
declare module 'virtual:all-sources';
