import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FormAnswer, WidgetForm } from '../widgetProps.ts';

interface SentForm {
  readonly answer: FormAnswer | undefined;
  readonly isPending: boolean;
  /** Whether scripts send it; until then the browser checks what it can and posts it plainly. */
  readonly isLive: boolean;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Takes the focus when the response arrives, since the button that had it is gone. */
  readonly thanks: RefObject<HTMLParagraphElement | null>;
}

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

/** The state of a form: sent once at a time, with its response. */
export function useWidgetForm({ answer: first, send }: WidgetForm): SentForm {
  const [answer, setAnswer] = useState(first);
  const [isPending, setPending] = useState(false);
  const [isLive, setLive] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => setLive(true), []);
  useEffect(() => {
    if (answer?.kind === 'received' && answer !== first) thanks.current?.focus();
  }, [answer, first]);
  const request = async (values: Readonly<Record<string, string>>) => {
    setPending(true);
    setAnswer(await send(values).catch((): FormAnswer => ({ kind: 'failed' })));
    setPending(false);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) void request(valuesOf(event.currentTarget));
  };
  return { answer, isPending, isLive, submit, thanks };
}
