import type { ComponentType } from 'react';
import { Late } from '../interface/Late.tsx';
import { useToast } from '../interface/toast.ts';
import { useLocation } from './pageRouter.ts';
import { useText } from './services.ts';

interface LatePanelProps<Props> {
  /** Its part of the address's hash, which opens it too; the panel reads it itself. */
  readonly part: string;
  readonly isOpen: boolean;
  /** The same function in every render. */
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  readonly props: Props;
  readonly close: () => void;
}

/** A panel with an address, fetched when it first opens; if that fails, it closes and a message says so. */
export function LatePanel<Props extends object>({
  part,
  isOpen,
  load,
  props,
  close,
}: LatePanelProps<Props>) {
  const text = useText();
  const { hash } = useLocation();
  return (
    <Late
      isNeeded={isOpen || hash.includes(part)}
      load={load}
      props={props}
      onFail={() => {
        close();
        useToast.getState().notify(text('error.offline'));
      }}
    />
  );
}
