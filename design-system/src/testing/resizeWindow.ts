/** Makes the test's window as wide as a phone's, a tablet's or a desktop's, for parts whose styles show one form of two. Needs happy-dom. */
declare global {
  interface Window {
    readonly happyDOM?: { readonly setViewport: (size: { readonly width: number }) => void };
  }
}

const widths = { phone: 390, tablet: 834, desktop: 1280 } as const;

export function resizeWindow(to: keyof typeof widths): void {
  if (!window.happyDOM)
    throw new Error(
      'A window can only be resized in happy-dom: begin the test with "@vitest-environment happy-dom".',
    );
  window.happyDOM.setViewport({ width: widths[to] });
}
