/**
 * Inspects the assembled page as rendered at this width. Loaded by the bridge on an editor's
 * request; never by shoppers.
 */
import type { RenderedFinding } from '@solvik/content-schema/editing';
import { markAttribute } from '../marks.ts';
import { checkClipped } from './clippedText.ts';
import { checkHeadings } from './headings.ts';
import { checkWeight } from './pageWeight.ts';
import { checkPictures } from './pictures.ts';
import { checkTextOverPictures } from './textOverPictures.ts';
import { shortWords, textRuns } from './textRuns.ts';
import { scrollThrough } from './scrollThrough.ts';
import { weighPage } from './weighPage.ts';

const maxFindings = 500;

/** Yields to input: the frame and the editor's window share a thread. */
const breathe = () =>
  new Promise<void>((done) => {
    setTimeout(done);
  });

const renderedHeadings = () =>
  [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')]
    .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
    .map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      words: shortWords(heading.textContent),
      widgetId: heading.closest(`[${markAttribute}]`)?.getAttribute(markAttribute) ?? null,
    }));

export async function inspectPage(): Promise<readonly RenderedFinding[]> {
  await scrollThrough();
  const findings: RenderedFinding[] = [
    ...checkHeadings(renderedHeadings()),
    ...checkWeight(weighPage()),
  ];
  for (const widget of document.querySelectorAll(`[${markAttribute}]`)) {
    await breathe();
    const runs = textRuns(widget);
    findings.push(...checkPictures(widget), ...checkClipped(runs), ...checkTextOverPictures(runs));
  }
  return findings.slice(0, maxFindings);
}
