/** Tabs: a few views of one thing, of which one is seen at a time. */
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Tab, TabList, TabPanel } from './Tabs.styles.ts';

export const tabWidths = ['content', 'equal'] as const;

export type TabItem = { readonly id: string; readonly label: string; readonly panel: ReactNode };

export type TabsProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> & {
  /** What the tabs are views of, for those who listen. */
  readonly label: string;
  readonly tabs: readonly [TabItem, ...TabItem[]];
  /** The id of the view that is seen at first; the first one otherwise. */
  readonly startsWith?: string;
  readonly onSelect?: (id: string) => void;
  /** As wide as their words, or sharing the line. */
  readonly width?: (typeof tabWidths)[number];
};

/** Where a key leads among `count` tabs; undefined for keys that are not theirs. */
export function planTabMove({ key, at, count, isRightToLeft = false }: { readonly key: string; readonly at: number; readonly count: number; readonly isRightToLeft?: boolean }): number | undefined {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (at + 1) % count;
  if (key === back) return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** One stop of the keyboard: arrows, Home and End choose. Every panel is in the page; what must be seen without scripts belongs in a Disclosure. */
export function Tabs({ label, tabs, startsWith, onSelect, width = 'content', ...native }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [wished, setWished] = useState(startsWith);
  const [first] = tabs;
  // The chosen view may have left since.
  const chosen = tabs.find((tab) => tab.id === wished) ?? first;
  const choose = (tab: TabItem) => {
    if (tab.id === chosen.id) return;
    setWished(tab.id);
    onSelect?.(tab.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = planTabMove({ key: event.key, at: tabs.indexOf(chosen), count: tabs.length, isRightToLeft });
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    choose(tab);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div {...native}>
      <TabList ref={list} role="tablist" aria-label={label} data-width={width} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <Tab key={tab.id} type="button" role="tab" id={`${id}-tab-${tab.id}`} aria-controls={`${id}-panel-${tab.id}`} aria-selected={tab === chosen} tabIndex={tab === chosen ? 0 : -1} onClick={() => choose(tab)}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} role="tabpanel" id={`${id}-panel-${tab.id}`} aria-labelledby={`${id}-tab-${tab.id}`} tabIndex={tab === chosen ? 0 : undefined} hidden={tab !== chosen}>
          {tab.panel}
        </TabPanel>
      ))}
    </div>
  );
}
