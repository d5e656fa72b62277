import { ToastRegion } from '@solvik/design-system';
import { useServices } from '../../page/services.ts';
import { useToast } from '../../interface/toast.ts';
import { useNetworkNotice } from './useNetworkNotice.ts';

/** The toast over the page, if any. */
export function Notices() {
  const { text } = useServices();
  const { current, clear } = useToast();
  useNetworkNotice();
  return (
    <ToastRegion
      label={text('notice.label')}
      toast={current && { ...current, id: String(current.id) }}
      closeLabel={text('close')}
      onClose={clear}
    />
  );
}
