/** Tabs: a few views of one subject, of which one is visible at a time. */
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useTab, useTabList, useTabPanel } from 'react-aria/useTabList';
import { Item } from 'react-stately/Item';
import { type TabListState, useTabListState } from 'react-stately/useTabListState';
import { ReadingDirection } from '../../foundation/ReadingDirection.tsx';
import { Tab, TabLine, TabList, TabPanel } from './Tabs.styles.ts';

export const tabWidths = ['content', 'equal'] as const;
export const tabActivations = ['automatic', 'manual'] as const;

export type TabItem = {
  readonly id: string;
  /** On the tab, and the name of its view: "Skötsel". */
  readonly label: string;
  /** The view; in the page but hidden while another is visible. */
  readonly panel: ReactNode;
};

export type TabsProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> & {
  /** What the tabs are views of, for screen readers. */
  readonly label: string;
  /** At least one, in order. */
  readonly tabs: readonly [TabItem, ...TabItem[]];
  /** The id of the initially visible view; the first one by default. */
  readonly startsWith?: string;
  /** Called with the id of the view when another one is chosen. */
  readonly onSelect?: (id: string) => void;
  /** As wide as their words, or sharing the line. */
  readonly width?: (typeof tabWidths)[number];
  /** Whether arrows show a view at once, or Enter and space do: `manual` is for views that are slow to show. */
  readonly activation?: (typeof tabActivations)[number];
};

type Part = { readonly tab: TabItem; readonly state: TabListState<TabItem> };

function OneTab({ tab, state }: Part) {
  const ref = useRef<HTMLButtonElement>(null);
  const { tabProps } = useTab({ key: tab.id }, state, ref);
  return (
    <Tab {...tabProps} ref={ref} type="button">
      {tab.label}
    </Tab>
  );
}

function OnePanel({ tab, state }: Part) {
  const ref = useRef<HTMLDivElement>(null);
  const { tabPanelProps } = useTabPanel({ id: tab.id }, state, ref);
  const isHidden = tab.id !== state.selectedKey;
  return (
    <TabPanel
      {...tabPanelProps}
      ref={ref}
      hidden={isHidden}
      tabIndex={isHidden ? undefined : tabPanelProps.tabIndex}
    >
      {tab.panel}
    </TabPanel>
  );
}

type Span = { readonly left: number; readonly right: number };

/**
 * How far a row has to be scrolled, in pixels, for one of its parts to be wholly in view; negative
 * is to the left.
 */
export function hiddenPart(row: Span, part: Span): number {
  if (part.left < row.left) return part.left - row.left;
  return Math.max(0, Math.min(part.right - row.right, part.left - row.left));
}

function TabParts({
  label,
  tabs,
  startsWith,
  onSelect,
  width,
  activation,
}: Omit<TabsProps, 'ref'>) {
  const list = useRef<HTMLDivElement>(null);
  const [requested, setRequested] = useState(startsWith);
  // The chosen view may have been removed.
  const { id: chosen } = tabs.find(({ id }) => id === requested) ?? tabs[0];
  const settings = {
    items: tabs,
    children: (tab: TabItem) => <Item textValue={tab.label}>{tab.label}</Item>,
    selectedKey: chosen,
    onSelectionChange: (key: string | number) => {
      const id = String(key);
      if (id === chosen) return;
      setRequested(id);
      onSelect?.(id);
    },
    keyboardActivation: activation,
    'aria-label': label,
  };
  const state = useTabListState<TabItem>(settings);
  const { tabListProps } = useTabList<TabItem>(settings, state, list);
  useEffect(() => {
    const { current } = list;
    const tab = current?.querySelector('[aria-selected="true"]');
    if (current && tab)
      current.scrollLeft += hiddenPart(
        current.getBoundingClientRect(),
        tab.getBoundingClientRect(),
      );
  }, [chosen]);
  return (
    <>
      <TabLine>
        <TabList {...tabListProps} ref={list} data-width={width}>
          {tabs.map((tab) => (
            <OneTab key={tab.id} tab={tab} state={state} />
          ))}
        </TabList>
      </TabLine>
      {tabs.map((tab) => (
        <OnePanel key={tab.id} tab={tab} state={state} />
      ))}
    </>
  );
}

/**
 * One tab stop: arrows, Home and End move along. The next stop is the first control in the panel,
 * or the panel itself where there is none. Every panel is in the page; what must be visible without
 * scripts belongs in a Disclosure.
 */
export function Tabs({
  label,
  tabs,
  startsWith,
  onSelect,
  width = 'content',
  activation = 'automatic',
  ref,
  ...native
}: TabsProps) {
  const root = useObjectRef(ref);
  return (
    <div {...native} ref={root}>
      <ReadingDirection place={root}>
        <TabParts
          label={label}
          tabs={tabs}
          startsWith={startsWith}
          onSelect={onSelect}
          width={width}
          activation={activation}
        />
      </ReadingDirection>
    </div>
  );
}
