/**
 * Reports an error in a visitor's browser to the server (spec section 7, PUT /api/log-error);
 * never throws.
 */
export function reportError(
  error: unknown,
  info?: { readonly componentStack?: string | undefined },
): void {
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'Error', message: String(error), stack: undefined };
  // Developers check the browser's console first.
  // oxlint-disable-next-line no-console
  console.error(error);
  const body = JSON.stringify({
    type: name,
    message,
    stack,
    component: info?.componentStack,
    info: null,
    url: location.href,
    userAgent: navigator.userAgent,
  });
  fetch('/api/log-error', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined);
}
