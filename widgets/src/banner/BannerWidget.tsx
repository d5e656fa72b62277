import type { ComponentType } from 'react';
import type { WidgetProps } from '../widgetProps.ts';
import { BannerArticle } from './BannerArticle.tsx';
import { BannerFigure } from './BannerFigure.tsx';
import { BannerTile } from './BannerTile.tsx';

type Props = WidgetProps<'banner'>;

const presentations: Readonly<
  Record<Props['configuration']['presentation'], ComponentType<Props>>
> = {
  tile: BannerTile,
  article: BannerArticle,
  figure: BannerFigure,
};

/** A banner by its presentation. */
export function BannerWidget(props: Props) {
  const Presentation = presentations[props.configuration.presentation];
  return <Presentation {...props} />;
}
