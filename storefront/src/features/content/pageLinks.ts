import type { CmsPagesQuery } from '../../data-api/generated/operations.ts';

/** A content page as a link to it. */
export interface PageLink {
  readonly id: number;
  readonly alias: string;
  readonly label: string;
  readonly href: string;
}

export function pageLinks(pages: CmsPagesQuery['cmsPages'] | undefined): readonly PageLink[] {
  return (pages ?? []).flatMap((page) => {
    if (!page) return [];
    const alias = page.alias ?? '';
    return [
      {
        id: page.id,
        alias,
        label: page.title ?? page.name,
        href: page.canonicalUrl ?? `/${alias}`,
      },
    ];
  });
}
