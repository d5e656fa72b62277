/** PaletteGroupView: one group of a command palette and its rows. */
import { Icon } from '../../icons/Icon.tsx';
import { KeyCaps } from '../KeyCaps/KeyCaps.tsx';
import { Price } from '../Price/Price.tsx';
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx';
import type { PaletteGroup, PaletteOption } from './paletteGroup.ts';
import {
  ActionRow,
  Dot,
  GroupTitle,
  LinkRow,
  Mark,
  RowAside,
  RowSign,
  RowWords,
} from './PaletteGroupView.styles.ts';

type GroupProps = {
  readonly group: PaletteGroup;
  readonly elementId: string;
  readonly optionIdOf: (option: PaletteOption) => string;
  readonly activeId: string | undefined;
  readonly onActivate: (id: string) => void;
  readonly onChoose: (option: PaletteOption, group: PaletteGroup) => void;
};

function Sign({ sign }: Pick<PaletteOption, 'sign'>) {
  if (sign.kind === 'icon')
    return <Icon name={sign.icon} size={sign.icon === 'chevron-end' ? '16' : '20'} />;
  if (sign.kind === 'dot') return <Dot data-market={sign.channel} />;
  const { image, clothColour } = sign;
  return (
    <span data-is-picture>
      <ProductPicture image={image && { ...image, alt: '' }} clothColour={clothColour} />
    </span>
  );
}

function RowContent({
  option: { sign, parts, lang, aside, price, keys },
}: {
  option: PaletteOption;
}) {
  return (
    <>
      <RowSign aria-hidden="true">
        <Sign sign={sign} />
      </RowSign>
      <RowWords lang={lang}>
        {parts.map(({ text, isMarked }, at) =>
          isMarked ? (
            // Parts have no identity but their position.
            <Mark key={`${String(at)} ${text}`}>{text}</Mark>
          ) : (
            text
          ),
        )}
      </RowWords>
      {aside !== undefined && <RowAside>{aside}</RowAside>}
      {price && (
        <RowAside>
          <Price {...price} />
        </RowAside>
      )}
      {keys && <KeyCaps keys={keys} aria-hidden="true" />}
    </>
  );
}

/** A title and its rows: links, and buttons for what the page does by itself. */
export function PaletteGroupView({
  group,
  elementId,
  optionIdOf,
  activeId,
  onActivate,
  onChoose,
}: GroupProps) {
  const titleId = `${elementId}-title`;
  return (
    <div id={elementId} role="group" aria-labelledby={titleId}>
      <GroupTitle id={titleId}>{group.title}</GroupTitle>
      {group.options.map((option) => {
        const row = {
          id: optionIdOf(option),
          role: 'option',
          tabIndex: -1,
          'aria-selected': option.id === activeId,
          onPointerMove: () => option.id !== activeId && onActivate(option.id),
          onClick: () => onChoose(option, group),
        } as const;
        const content = <RowContent option={option} />;
        return option.href === undefined ? (
          <ActionRow key={option.id} {...row} type="button">
            {content}
          </ActionRow>
        ) : (
          <LinkRow key={option.id} {...row} href={option.href}>
            {content}
          </LinkRow>
        );
      })}
    </div>
  );
}
