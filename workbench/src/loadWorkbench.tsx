import { type Language, loadTitles } from '@solvik/content-schema/editing';
import type { ComponentType } from 'react';
import { HostProvider, type WorkbenchHost } from './host.ts';
import { WorkbenchApp } from './WorkbenchApp.tsx';
import { loadWorkbenchText } from './workbenchText.ts';

export interface WorkbenchProps {
  /** Keep its identity for as long as the shop runs. */
  readonly host: WorkbenchHost;
}

/** The workbench with its texts in an editor's language. Needs a QueryClientProvider above it. */
export async function loadWorkbench(language: Language): Promise<ComponentType<WorkbenchProps>> {
  const [text, titles] = await Promise.all([loadWorkbenchText(language), loadTitles(language)]);
  return function LoadedWorkbench({ host }: WorkbenchProps) {
    return (
      <HostProvider value={host}>
        <WorkbenchApp text={text} titles={titles} />
      </HostProvider>
    );
  };
}
