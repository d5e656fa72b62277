import type { WorkbenchHost } from '../host.ts';
import type { ContentService, Navigation, WorkbenchWords } from '../workbenchState.ts';
import type { MediaTools } from './mediaTools.ts';

interface MediaToolsOptions
  extends
    Pick<ContentService, 'api' | 'session'>,
    Pick<WorkbenchWords, 'text' | 'timeText'>,
    Pick<WorkbenchHost, 'pictureOf'>,
    Pick<Navigation, 'choose'> {
  readonly nameOfPage: (key: string, otherwise: string) => string;
}

/** What the media library needs of the workbench. */
export const createMediaTools = ({
  api,
  nameOfPage,
  choose,
  ...tools
}: MediaToolsOptions): MediaTools => ({
  ...tools,
  api: api.media,
  nameOf: ({ content, name }) => (content.kind === 'page' ? nameOfPage(content.key, name) : name),
  goTo: (content, id) => void choose(content, id),
});
