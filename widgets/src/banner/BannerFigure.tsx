import { FigureBanner } from '@solvik/design-system';
import type { WidgetProps } from '../widgetProps.ts';

/** A figure that says it all, and the words that keep it honest. A space that content writes before its unit is the drawing's own. */
export function BannerFigure({ configuration, headingLevel }: WidgetProps<'banner'>) {
  const { tone, figure, unit, heading, text, link } = configuration;
  return (
    <FigureBanner
      title={heading}
      headingLevel={headingLevel}
      figure={figure}
      unit={unit?.trim()}
      tone={tone}
      action={link}
    >
      {text}
    </FigureBanner>
  );
}
