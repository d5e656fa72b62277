/** The review page as HTML: a component is a section, its story a row, a photograph a figure. */
import { channels } from '../../design-system/src/tokens/generated/tokenNames.ts';
import { reviewScript, reviewStyles } from './reviewStyles.ts';
import { describeChange, describeStory, type Reviewed, type StoryName } from './reviewTexts.ts';
import { parsePhotographKey } from './photographKey.ts';

/** Where `npm run storybook` serves it. */
const storybook = 'http://localhost:6006';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const byKey = (a: Reviewed, b: Reviewed): number => (a.key < b.key ? -1 : 1);
const byDifference = (a: Reviewed, b: Reviewed): number => (b.different ?? 0) - (a.different ?? 0);

const image = (part: string, alt: string, file: string): string =>
  `<img data-part="${part}" src="pictures/${file}.png" alt="${alt}" loading="lazy">`;

function figure(shot: Reviewed): string {
  const { key, before = '', after, hasBefore } = shot;
  const { channel, width } = parsePhotographKey(key);
  const hasBoth = hasBefore && after !== undefined;
  const pictures = [
    hasBefore ? image('before', 'Before', before) : '',
    after ? image('after', 'After', after) : '',
    hasBoth ? image('difference', 'Difference', `${before}-${after}`) : '',
  ];
  const slider = '<label>Before to after <input type="range" min="0" max="100" value="50"></label>';
  return [
    `<figure data-channel="${channel}" data-both="${String(hasBoth)}">`,
    `<figcaption>${describeChange(shot)}</figcaption>`,
    `<div class="stage" style="--width:${String(width)}px">${pictures.join('')}</div>`,
    `${hasBoth ? slider : ''}</figure>`,
  ].join('');
}

function folded(shots: readonly Reviewed[]): string {
  if (shots.length === 0) return '';
  const sorted = shots.toSorted(byKey);
  const modes = sorted.map(({ key }) => key.split(' ').slice(1).join(' ')).join(', ');
  const summary = `<summary>${String(shots.length)} more: ${modes}</summary>`;
  return `<details>${summary}${sorted.map(figure).join('')}</details>`;
}

/** The photograph that differs most represents the story; the others are collapsed below it. */
function row(id: string, shots: readonly Reviewed[], stories: readonly StoryName[]): string {
  const [first, ...others] = shots.toSorted(byDifference);
  if (!first) return '';
  const { channel } = parsePhotographKey(first.key);
  const link = `${storybook}/?path=/story/${id}&amp;globals=channel:${channel}`;
  const name = escape(describeStory(id, stories).name);
  return [
    `<article id="${id}"><h3>${name}</h3>`,
    `<p><a href="${link}">Open ${name} in Storybook</a> `,
    `<label><input type="checkbox" value="${id}"> Accept ${name}</label></p>`,
    `${figure(first)}${folded(others)}</article>`,
  ].join('');
}

function section(shots: readonly Reviewed[], stories: readonly StoryName[]): string {
  const rows = Object.entries(Object.groupBy(shots, ({ key }) => parsePhotographKey(key).storyId));
  const [id = ''] = rows[0] ?? [];
  const { title, component } = describeStory(id, stories);
  const command = `npm run visual -- accept ${component}--`;
  return [
    `<section id="${component}"><h2>${escape(title)}</h2>`,
    `<p>To accept the whole component: <code>${command}</code></p>`,
    ...rows.map(([story, own = []]) => row(story, own, stories)),
    '</section>',
  ].join('');
}

function headingOf(shots: readonly Reviewed[]): string {
  if (shots.length === 0) return 'Nothing has changed';
  const stories = new Set(shots.map(({ key }) => parsePhotographKey(key).storyId)).size;
  return `${String(shots.length)} photographs of ${String(stories)} stories have changed`;
}

const viewButton = (view: string, index: number): string => {
  const pressed = String(index === 0);
  return `<button type="button" aria-pressed="${pressed}" data-view="${view}">${view}</button>`;
};

/** The whole page, with its styles and behaviour: it opens from disk. */
export function reviewMarkup(shots: readonly Reviewed[], stories: readonly StoryName[]): string {
  const heading = headingOf(shots);
  const components = Object.groupBy(shots, ({ key }) => key.split('--')[0] ?? key);
  const sections = Object.values(components).map((own = []) => section(own, stories));
  const views = ['slider', 'side by side', 'difference'].map(viewButton).join('');
  const options = channels.map((channel) => `<option>${channel}</option>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${heading}</title>
<style>${reviewStyles}</style>
<header><h1>${heading}</h1><div role="group" aria-label="View">${views}</div>
<label>Channel <select><option value="">all four</option>${options}</select></label>
<p>To accept what is ticked: <code id="command">npm run visual -- accept …</code>
<button type="button" id="copy">Copy</button></p>
<p>The links lead to the Storybook that <code>npm run storybook</code> starts.</p></header>
<main data-view="slider">${sections.join('\n')}</main><script>${reviewScript}</script></html>\n`;
}
