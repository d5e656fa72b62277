import {
  Button,
  Heading,
  InlineAlert,
  Notice,
  Stack,
  Text,
  TextButton,
  TextField,
} from '@solvik/design-system';
import { isEmail, isNamedSize } from '@solvik/shop-rules';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useServices } from '../../page/services.ts';
import { monitorProductAvailabilityDocument } from '../../data-api/generated/operations.ts';
import { isComing } from '../../features/lists/isComing.ts';
import { isoWeek } from '../../features/product/isoWeek.ts';
import type { ProductView } from '../../features/product/productView.ts';
import type { SizeView } from '../../features/product/sizeView.ts';
import { useToast } from '../../interface/toast.ts';
import { useUndoPeriod } from '../../interface/useUndoPeriod.ts';
import type { Text as ShopText } from '../../languages/createText.ts';
import { SimilarInSize } from './SimilarInSize.tsx';

interface NotifyMeProps {
  readonly product: ProductView;
  /** A size of the product that is sold out. */
  readonly size: SizeView;
  readonly headingLevel: 2 | 3;
  /** Where the button stands, if not under the field; null until it is there. */
  readonly foot?: Element | null | undefined;
}

/** As the texts distinguish it: of a product before its release, or a size to be restocked. */
type Stock = 'coming' | 'soldOut';

/** "When One size is back" is no sentence, and a colour is a part of it where it is known. */
function describeRequest(
  {
    product,
    size,
    ...request
  }: Pick<NotifyMeProps, 'product' | 'size'> & { readonly email: string; readonly stock: Stock },
  { text, locale }: { readonly text: ShopText; readonly locale: string },
): string {
  if (isNamedSize(size.name)) return text('soldOut.doneOne', request);
  if (!product.colour) return text('soldOut.doneSize', { ...request, size: size.name });
  const colour = product.colour.toLocaleLowerCase(locale);
  return text('soldOut.doneIn', { ...request, size: size.name, colour });
}

/**
 * A sold-out size can be watched: a mail is sent when it is back (spec section 4, Stock notify). The
 * back end knows no way to cancel it, so that the request waits while it can be undone.
 */
export function NotifyMe({ product, size, headingLevel, foot }: NotifyMeProps) {
  const { text, dataApi, site, now } = useServices();
  const notify = useToast((notices) => notices.notify);
  const queryClient = useQueryClient();
  // Requests of this visit: another size may be chosen and this one again.
  const requestKey = ['stock-notice', site.marketId, size.skuId];
  const [requested] = useState(() => queryClient.getQueryData<string>(requestKey));
  const [email, setEmail] = useState(requested ?? '');
  const [error, setError] = useState<string>();
  /** A message that is read when it appears. */
  const [failure, setFailure] = useState<string>();
  const [isDone, setDone] = useState(requested !== undefined);
  const formId = useId();
  const titleId = useId();
  const root = useRef<HTMLDivElement>(null);
  /** What has the focus once it is shown, in place of what had it. */
  const focusNext = useRef(false);
  useLayoutEffect(() => {
    if (focusNext.current)
      root.current?.querySelector<HTMLElement>(isDone ? '[tabindex]' : 'input')?.focus();
    focusNext.current = false;
  }, [isDone]);

  const address = email.trim();
  const stock = isComing(product, now()) ? 'coming' : 'soldOut';
  const forget = () => queryClient.removeQueries({ queryKey: requestKey });
  const { isWaiting, start, undo, hold } = useUndoPeriod((pending: string, isLeaving) => {
    const variables = { email: pending, skuId: size.skuId };
    const options = { outlivesPage: isLeaving };
    dataApi.send(monitorProductAvailabilityDocument, variables, options).catch(() => {
      const message = text('soldOut.failed', { email: pending });
      forget();
      const part = root.current;
      if (!part) return notify(message);
      focusNext.current = part.contains(document.activeElement);
      setFailure(message);
      return setDone(false);
    });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    const isValid = isEmail(address);
    setError(isValid ? undefined : text('email.invalid'));
    if (!isValid) return root.current?.querySelector('input')?.focus();
    if (!navigator.onLine) return setFailure(text('soldOut.failed', { email: address }));
    focusNext.current = true;
    setDone(true);
    queryClient.setQueryData(requestKey, address);
    start(address);
  };
  const takeBack = () => {
    undo();
    forget();
    focusNext.current = true;
    setDone(false);
  };

  if (isDone)
    return (
      <Stack gap="24" ref={root}>
        {/* The focus was in the form: the notice takes it, and is read for that. */}
        <Notice tone="success" tabIndex={-1}>
          <Text as="span" emphasis="strong">
            {text('soldOut.done')}
          </Text>{' '}
          {describeRequest({ product, size, email: address, stock }, { text, locale: site.locale })}{' '}
          {isWaiting && (
            <TextButton
              emphasis="inline"
              hasLargeTarget
              onClick={takeBack}
              onFocus={() => hold(true)}
              onBlur={() => hold(false)}
              onPointerEnter={({ pointerType }) => hold(pointerType === 'mouse')}
              onPointerLeave={() => hold(false)}
            >
              {text('soldOut.undo')}
            </TextButton>
          )}
        </Notice>
        <SimilarInSize product={product} size={size.name} />
      </Stack>
    );
  const isExpected = size.incoming !== undefined && new Date(size.incoming) > now();
  const button = (
    <Button type="submit" form={foot === undefined ? undefined : formId} width="full">
      {text('soldOut.send')}
    </Button>
  );
  return (
    <Stack ref={root}>
      <form id={formId} onSubmit={submit} noValidate aria-labelledby={titleId}>
        <Stack gap="16">
          <Stack gap="4">
            <Heading level={headingLevel} size="title" id={titleId}>
              {isNamedSize(size.name)
                ? text('soldOut.titleOne', { stock })
                : text('soldOut.title', { size: size.name, stock })}
            </Heading>
            <Text tone="muted">
              {text('soldOut.intro')}
              {isExpected &&
                ` ${text('soldOut.incoming', { week: isoWeek(new Date(size.incoming)) })}`}
            </Text>
          </Stack>
          <Stack gap="8">
            <TextField
              label={text('email.label')}
              type="email"
              autoComplete="email"
              value={email}
              error={error}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            {foot === undefined && button}
            {failure && <InlineAlert tone="error">{failure}</InlineAlert>}
          </Stack>
        </Stack>
      </form>
      {foot && createPortal(button, foot)}
    </Stack>
  );
}
