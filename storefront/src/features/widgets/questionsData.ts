import type { Block, Inline, RichText } from '@solvik/content-schema';
import type { ReadArea } from '../content/areas/readArea.ts';

const inline = (text: readonly Inline[]): string =>
  text.map((part) => (typeof part === 'string' ? part : part.text)).join('');

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return inline(block.text);
    case 'heading':
      return block.text;
    case 'list':
      return block.items.map(inline).join('\n');
    case 'table':
      return [block.caption, ...block.rows.map((row) => row.join(', '))].join('\n');
  }
}

const plainText = (text: RichText): string => text.map(blockText).join('\n');

/**
 * A page's questions and answers for search engines: one FAQPage of schema.org, or nothing if
 * there are none.
 */
export function questionsData(area: ReadArea | null): readonly object[] {
  const widgets = (area?.containers ?? []).flatMap((container) => container.widgets);
  const questions = widgets.flatMap(({ widget }) =>
    widget.type === 'faq' ? widget.configuration.questions : [],
  );
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      })),
    },
  ];
}
