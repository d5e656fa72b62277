import { act, renderHook, waitFor } from '@testing-library/react';
import { useDocument } from '../document/useDocument.ts';
import { aboutPage, type createTestService } from './createTestService.ts';

/**
 * A test's page under edit, once it is open: functions that write its title and text, and read
 * them.
 */
export async function opened(
  service: ReturnType<typeof createTestService>,
  options: { readonly mayEdit?: boolean } = {},
) {
  const hook = renderHook(() =>
    useDocument(service.api, { kind: 'page', key: 'about', onChange: () => undefined, ...options }),
  );
  await waitFor(() => {
    if (!hook.result.current.editing) throw new Error('Nothing is open yet.');
  });
  const write = (title: string, text?: string) =>
    act(() => hook.result.current.edit(aboutPage('about', title, text)));
  const written = () => {
    const { title, containers } = hook.result.current.editing?.document ?? aboutPage('about', '');
    return [
      title.sv,
      (containers[0]?.widgets[0]?.fields['heading'] as { readonly sv: string } | undefined)?.sv,
    ];
  };
  return { ...hook, write, written };
}
