/** The tokens as custom properties, for the page's own style sheet. Made by “npm run generate” from the DTCG sources; edit those. */
export const tokensCss = `:root {
  --color-accent: #2b3f8c;
  --color-accent-deep: #1d2c66;
  --color-accent-light: #5162a1;
  --color-accent-tint: #e3e3ec;
  --color-accent-wash: #c6cbe0;
  --color-edge: #857a70;
  --color-focus: #2b3f8c;
  --color-focus-ring: #c6cbe0;
  --color-hairline: #d9cec4;
  --color-ink: #1c1a18;
  --color-market-dk: #7a4a12;
  --color-market-fi: #6a3a6f;
  --color-market-no: #1e5245;
  --color-market-se: #2b3f8c;
  --color-muted: #665f58;
  --color-paper: #f5ede7;
  --color-reduced: #b0201f;
  --color-scrim: rgb(28 26 24 / 0.46);
  --color-shade: #ebe0d6;
  --color-shade-deep: #e3d6ca;
  --color-shade-light: #f0e7de;
  --color-sheet: #fbf7f4;
  --color-white: #ffffff;
  --font-display: "Bodoni Moda", "Bodoni Moda Fallback Times New Roman", "Bodoni Moda Fallback Noto Serif", "Times New Roman", serif;
  --font-text: Poppins, "Poppins Fallback Arial", "Poppins Fallback Roboto", Arial, sans-serif;
  --font-weight-medium: 500;
  --font-weight-regular: 400;
  --layout-buy-column: 424px;
  --layout-buy-gap: 72px;
  --layout-checkout-gap: 96px;
  --layout-container: 1440px;
  --layout-filter-column: 312px;
  --layout-gutter: 24px;
  --layout-grid-column-gap: 2px;
  --layout-grid-row-gap: 40px;
  --layout-heading: 24px;
  --layout-margin: 16px;
  --layout-section: 72px;
  --layout-summary-column: 456px;
  --motion-colour: 160ms;
  --motion-easing: cubic-bezier(0.2, 0, 0, 1);
  --motion-fade: 200ms;
  --motion-slide: 240ms;
  --radius-control: 1px;
  --shadow-float: 0px 12px 40px -8px rgb(28 26 24 / 0.18);
  --size-badge: 24px;
  --size-control: 52px;
  --size-control-small: 44px;
  --size-drawer: 480px;
  --size-header-desktop: 88px;
  --size-header-phone: 60px;
  --size-size-cell: 48px;
  --size-strip-desktop: 36px;
  --size-strip-phone: 32px;
  --space-4: 4px;
  --space-8: 8px;
  --space-12: 12px;
  --space-16: 16px;
  --space-24: 24px;
  --space-32: 32px;
  --space-40: 40px;
  --space-48: 48px;
  --space-72: 72px;
  --space-96: 96px;
  --space-128: 128px;
  --type-1-line: 1.25rem;
  --type-1-size: 0.875rem;
  --type-1-spacing: 0em;
  --type-2-line: 1.5rem;
  --type-2-size: 1rem;
  --type-2-spacing: 0em;
  --type-3-line: clamp(1.75rem, 1.7036rem + 0.1905vw, 1.875rem);
  --type-3-size: clamp(1.125rem, 1.0786rem + 0.1905vw, 1.25rem);
  --type-3-spacing: 0em;
  --type-4-line: clamp(1.75rem, 1.7036rem + 0.1905vw, 1.875rem);
  --type-4-optical-size: 14;
  --type-4-size: clamp(1.375rem, 1.3286rem + 0.1905vw, 1.5rem);
  --type-4-spacing: -0.008em;
  --type-5-line: clamp(2rem, 1.8143rem + 0.7619vw, 2.5rem);
  --type-5-optical-size: 18;
  --type-5-size: clamp(1.75rem, 1.5643rem + 0.7619vw, 2.25rem);
  --type-5-spacing: -0.015em;
  --type-6-line: clamp(2.75rem, 2.425rem + 1.3333vw, 3.625rem);
  --type-6-optical-size: 24;
  --type-6-size: clamp(2.5rem, 2.1286rem + 1.5238vw, 3.5rem);
  --type-6-spacing: -0.02em;
  --type-7-line: clamp(4.75rem, 3.0786rem + 6.8571vw, 9.25rem);
  --type-7-optical-size: 30;
  --type-7-size: clamp(4.625rem, 2.4429rem + 8.9524vw, 10.5rem);
  --type-7-spacing: -0.035em;
}

@media (min-width: 1024px) {
  :root {
    --layout-grid-column-gap: 24px;
    --layout-grid-row-gap: 56px;
    --layout-heading: 40px;
    --layout-margin: 48px;
    --layout-section: 128px;
    --type-4-optical-size: 14;
    --type-5-optical-size: 18;
    --type-6-optical-size: 28;
    --type-7-optical-size: 56;
  }
}

[data-channel="no"] {
  --color-accent: #1e5245;
  --color-accent-deep: #143a31;
  --color-accent-light: #467166;
  --color-accent-tint: #dee5dc;
  --color-accent-wash: #bccfc2;
  --color-focus: #1e5245;
  --color-focus-ring: #bccfc2;
}

[data-channel="dk"] {
  --color-accent: #7a4a12;
  --color-accent-deep: #58340a;
  --color-accent-light: #926b3d;
  --color-accent-tint: #f2e1c6;
  --color-accent-wash: #e6c996;
  --color-focus: #7a4a12;
  --color-focus-ring: #e6c996;
}

[data-channel="fi"] {
  --color-accent: #6a3a6f;
  --color-accent-deep: #4c2750;
  --color-accent-light: #855d89;
  --color-accent-tint: #ecdde7;
  --color-accent-wash: #d8bfd6;
  --color-focus: #6a3a6f;
  --color-focus-ring: #d8bfd6;
}

[data-channel="se"] {
  --color-accent: #2b3f8c;
  --color-accent-deep: #1d2c66;
  --color-accent-light: #5162a1;
  --color-accent-tint: #e3e3ec;
  --color-accent-wash: #c6cbe0;
  --color-focus: #2b3f8c;
  --color-focus-ring: #c6cbe0;
}
`;
