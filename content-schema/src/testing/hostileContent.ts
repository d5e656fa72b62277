/** Content as an attacker writes it who wants a script to run in the shop. */

/**
 * Scripts, by one way or another, wherever it is treated as markup; each leaves its mark on the
 * page that it ran in.
 */
export const hostileMarkup = [
  '<script>top.ran=1</script>',
  '</script><script>top.ran=1</script>',
  '<p onclick="top.ran=1" onmouseover="top.ran=1">A</p>',
  '<img src=x onerror=top.ran=1>',
  '"><img src=x onerror="top.ran=1">',
  '<svg onload=top.ran=1></svg>',
  '<svg><script>top.ran=1</script></svg>',
  '<svg><a xlink:href="javascript:top.ran=1"><text>A</text></a></svg>',
  '<math><mtext><style><img src=x onerror=top.ran=1></style></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=top.ran=1>">',
  '<iframe srcdoc="<script>top.ran=1</script>"></iframe>',
  '<iframe srcdoc="&lt;script&gt;top.ran=1&lt;/script&gt;"></iframe>',
  '<iframe src="javascript:top.ran=1"></iframe>',
  '<object data="data:text/html,<script>top.ran=1</script>"></object>',
  '<details open ontoggle=top.ran=1>A</details>',
  '<input autofocus onfocus=top.ran=1>',
  '<a href="javascript:top.ran=1">A</a>',
  '<a href="java&#x09;script:top.ran=1">A</a>',
  '<a href="java\nscript:top.ran=1">A</a>',
  '<a href="&#106;avascript:top.ran=1">A</a>',
  '<a href="data:text/html,<script>top.ran=1</script>">A</a>',
] as const;

/** Addresses that run, or open a page that does, as browsers read them: in any case, and without the blanks and control characters that they leave out. */
export const runningAddresses = [
  'javascript:top.ran=1',
  'JaVaScRiPt:top.ran=1',
  ' javascript:top.ran=1',
  '\u0001javascript:top.ran=1',
  'java\tscript:top.ran=1',
  'java\nscript:top.ran=1',
  'java\r\nscript:top.ran=1',
  'javascript\t:top.ran=1',
  'vbscript:top.ran=1',
  'data:text/html,<script>top.ran=1</script>',
  'DATA:text/html;base64,PHNjcmlwdD50b3AucmFuPTE8L3NjcmlwdD4=',
  'data\t:text/html,<script>top.ran=1</script>',
] as const;

/**
 * Those, those that would run where their entities were decoded, and those that leave the shop
 * though they resemble paths of it.
 */
export const hostileAddresses = [
  ...runningAddresses,
  'java&#x09;script:top.ran=1',
  '&#106;avascript:top.ran=1',
  'javascript&colon;top.ran=1',
  '//evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example',
] as const;
