import type { LinkTarget } from '../content-service/linkTarget.ts';
import { type Language, pickLanguage } from './languages.ts';
import { isSafeHref } from '../read/isSafeHref.ts';
import type { MenuDocument, MenuTarget, StoredMenuItem } from './menuDocument.ts';

export interface ViewedMenuItem {
  readonly id: string;
  readonly label: string;
  /** From the root, without prefix; or an address of another site. */
  readonly canonicalUrl: string;
  readonly children: readonly ViewedMenuItem[];
}

export interface ViewedMenu {
  readonly title?: string;
  readonly items: readonly ViewedMenuItem[];
}

interface Reader {
  readonly language: Language;
  readonly targets: readonly LinkTarget[];
}

/** Undefined where the target does not exist. */
function pathOf(target: MenuTarget, { language, targets }: Reader): string | undefined {
  if (target.type === 'route' && !/^[A-Za-z]+$/.test(target.route))
    return target.route.startsWith('/') && isSafeHref(target.route) ? target.route : undefined;
  const key = target.type === 'route' ? target.route : target.key;
  const found = targets.find((each) => each.kind === target.type && each.key === key);
  return found && pickLanguage(found.path, language)?.value;
}

function viewItem(
  { key, label, target, children = [] }: StoredMenuItem,
  reader: Reader,
): readonly ViewedMenuItem[] {
  const canonicalUrl = pathOf(target, reader);
  const words = pickLanguage(label, reader.language)?.value;
  // As in the shop: an item without a target or a label is left out, with its children.
  return canonicalUrl && words
    ? [
        {
          id: key,
          label: words,
          canonicalUrl,
          children: children.flatMap((child) => viewItem(child, reader)),
        },
      ]
    : [];
}

/** A menu under edit as a visitor views it. */
export function viewMenu({ title, items }: MenuDocument, reader: Reader): ViewedMenu {
  const words = pickLanguage(title ?? {}, reader.language)?.value;
  return { ...(words && { title: words }), items: items.flatMap((item) => viewItem(item, reader)) };
}
