/** Styles and behaviour of the review page; it opens from disk, so both are written into it. */

export const reviewStyles = `
body { margin: 0; background: #f5ede7; color: #1c1a18; font: 16px/1.5 system-ui, sans-serif; }
header { position: sticky; inset-block-start: 0; z-index: 3; display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; padding: 16px 24px; background: #fbf7f4; border-block-end: 1px solid #857a70; }
h1 { margin: 0; font-size: 20px; } h2 { font-size: 18px; } h3 { margin-block-end: 0; font-size: 16px; }
a { color: inherit; } article { padding-block: 8px; } summary { cursor: pointer; }
button, select { font: inherit; padding: 4px 12px; border: 1px solid #857a70; background: #fff; }
button[aria-pressed='true'] { background: #1c1a18; color: #fff; }
section { padding: 16px 24px 48px; border-block-end: 1px solid #d9cec4; }
figure { margin: 16px 0; } figcaption { margin-block-end: 8px; }
.stage { display: grid; gap: 16px; overflow-x: auto; }
.stage img { display: block; max-inline-size: var(--width); inline-size: 100%; block-size: auto; outline: 1px solid #d9cec4; }
[data-view='slider'] .stage { grid-template: 1fr / 1fr; }
[data-view='slider'] .stage img { grid-area: 1 / 1; }
[data-view='slider'] [data-part='difference'] { display: none; }
[data-view='slider'] figure[data-both='true'] [data-part='after'] { clip-path: inset(0 0 0 var(--seam, 50%)); }
[data-view='side by side'] .stage { grid-template-columns: repeat(3, minmax(0, 1fr)); }
[data-view='difference'] figure[data-both='true'] .stage img:not([data-part='difference']) { display: none; }
main:not([data-view='slider']) figure > label { display: none; }
figure input[type='range'] { inline-size: min(100%, 480px); }
`;

export const reviewScript = `
const main = document.querySelector('main');
for (const button of document.querySelectorAll('[data-view]')) if (button.tagName === 'BUTTON') button.onclick = () => {
  main.dataset.view = button.dataset.view;
  for (const other of document.querySelectorAll('header [data-view]')) other.setAttribute('aria-pressed', String(other === button));
};
for (const slider of document.querySelectorAll('figure input')) slider.oninput = () => slider.closest('figure').style.setProperty('--seam', slider.value + '%');
document.querySelector('select').onchange = ({ target }) => {
  for (const folded of document.querySelectorAll('details')) folded.open = target.value !== '';
  for (const figure of document.querySelectorAll('figure')) figure.hidden = target.value !== '' && figure.dataset.channel !== target.value;
};
const command = document.getElementById('command');
main.onchange = () => {
  const ticked = [...main.querySelectorAll('[type=checkbox]:checked')].map(({ value }) => value);
  command.textContent = 'npm run visual -- accept ' + (ticked.join(' ') || '…');
};
document.getElementById('copy').onclick = () => navigator.clipboard.writeText(command.textContent);
`;
