/** SearchPanelGroupView: one group of a search panel, its options and what is beside them. */
import { Icon } from '../../icons/Icon.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Eyebrow } from '../Eyebrow/Eyebrow.tsx';
import { Price } from '../Price/Price.tsx';
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { SearchGroup, SearchGroupKind, SearchOption } from './searchPanelGroup.ts';
import {
  GroupHead,
  GroupNote,
  Mark,
  MoreLink,
  RemoveButton,
  Row,
  RowCount,
  RowPicture,
  Rows,
  RowsWithButtons,
  RowText,
} from './SearchPanelGroup.styles.ts';

type GroupProps = {
  readonly group: SearchGroup;
  /** Of the element that the listbox owns. */
  readonly elementId: string;
  readonly optionIdOf: (option: SearchOption) => string;
  readonly activeId: string | undefined;
  readonly onActivate: (id: string | undefined) => void;
  readonly onChoose: (option: SearchOption, group: SearchGroup) => void;
};

const Words = ({ parts }: Pick<SearchOption, 'parts'>) => (
  <span>
    {parts.map(({ text, isMarked }, at) =>
      isMarked ? (
        // Parts have no identity but their position.
        <Mark key={`${String(at)} ${text}`}>{text}</Mark>
      ) : (
        text
      ),
    )}
  </span>
);

function RowContent({
  kind,
  option: { parts, count, brand, picture, price },
}: {
  readonly kind: SearchGroupKind;
  readonly option: SearchOption;
}) {
  const hasPicture = kind === 'products' || kind === 'seen';
  return (
    <>
      {hasPicture && (
        <RowPicture>
          <ProductPicture image={picture && { ...picture, alt: '' }} />
        </RowPicture>
      )}
      {kind === 'recent' && <Icon name="clock" size="16" />}
      {kind !== 'seen' && (
        <RowText>
          {brand && <Eyebrow as="span">{brand}</Eyebrow>}
          <Words parts={parts} />
          {price && <Price {...price} />}
        </RowText>
      )}
      {count !== undefined && <RowCount>{count}</RowCount>}
    </>
  );
}

/** A group with a title; its options are links, which the field's keys reach. */
export function SearchPanelGroupView({
  group,
  elementId,
  optionIdOf,
  activeId,
  onActivate,
  onChoose,
}: GroupProps) {
  const { kind, title, aside, action, options, more, note } = group;
  const titleId = `${elementId}-title`;
  const removable = options.filter(({ removal }) => removal);
  const rows = (
    <Rows id={elementId} role="group" aria-labelledby={titleId} data-kind={kind}>
      {options.map((option) => (
        <Row
          key={option.id}
          id={optionIdOf(option)}
          href={option.href}
          role="option"
          tabIndex={-1}
          aria-label={option.label}
          aria-selected={option.id === activeId}
          onPointerMove={() => option.id !== activeId && onActivate(undefined)}
          onClick={() => onChoose(option, group)}
        >
          <RowContent kind={kind} option={option} />
        </Row>
      ))}
    </Rows>
  );
  return (
    <div>
      <GroupHead>
        <span id={titleId} data-is-title>
          {title}
        </span>
        {aside !== undefined && <span>{aside}</span>}
        {action && <TextButton onClick={action.onPress}>{action.label}</TextButton>}
      </GroupHead>
      {removable.length > 0 ? (
        <RowsWithButtons>
          {rows}
          <div>
            {removable.map(({ id, removal }) => (
              <RemoveButton key={id} type="button" onClick={removal?.onRemove}>
                <Icon name="close" size="16" />
                <VisuallyHidden>{removal?.label}</VisuallyHidden>
              </RemoveButton>
            ))}
          </div>
        </RowsWithButtons>
      ) : (
        rows
      )}
      {more && (
        <MoreLink>
          <ButtonLink href={more.href} emphasis="outlined" size="small">
            {more.label}
          </ButtonLink>
        </MoreLink>
      )}
      {note !== undefined && <GroupNote>{note}</GroupNote>}
    </div>
  );
}
