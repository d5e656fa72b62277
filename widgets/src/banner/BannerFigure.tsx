import { FigureBanner } from '@solvik/design-system';
import type { WidgetProps } from '../widgetProps.ts';

/**
 * A large figure, and the text that explains it. The space before its unit is drawn by the
 * component, so content that writes one is trimmed.
 */
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
