/** The one inline script of every document; it runs before anything is painted. */

/** Milliseconds after which scripts load in a page that is not painted, such as one in a background tab. */
export const longestWait = 2000;

/** So that a cached page suits everybody. */
const applyChoices = `html.dataset.scripts="on";try{if(localStorage.getItem("vatIncluded")==="false")html.dataset.vat="ex"}catch{}`;

/** Holds what is sent by a form that scripts alone can send until they have come (see useHeldForm). */
const holdForms = `addEventListener("submit",e=>{if("held"in e.target.dataset&&!("isReady"in html.dataset)){e.preventDefault();e.target.dataset.held="sent"}},true)`;

/** Remembers the button that was pressed last before the page answers, which then presses it again (pressHeldButton). */
const holdPress = `addEventListener("click",e=>{const b=e.target instanceof Element&&e.target.closest("button[type=button]");if(b&&!("isReady"in html.dataset)){for(const other of document.querySelectorAll("[data-is-pressed-early]"))delete other.dataset.isPressedEarly;b.dataset.isPressedEarly=""}},true)`;

const loadScripts = `const load=()=>{const t=document.getElementById("after-paint");if(t){t.remove();document.head.append(document.importNode(t.content,true))}}`;

/**
 * Inserts what the template holds once something is painted, so that no script shares the connection with what the first
 * paint needs. A visitor who presses something before then is not kept waiting.
 */
const loadAfterPaint = `try{new PerformanceObserver(l=>{if(l.getEntriesByName("first-contentful-paint").length)load()}).observe({type:"paint",buffered:true})}catch{}for(const type of["pointerdown","keydown"])addEventListener(type,load,{capture:true,once:true});setTimeout(load,${String(longestWait)})`;

const steps = [
  'const html=document.documentElement',
  applyChoices,
  holdForms,
  holdPress,
  loadScripts,
  loadAfterPaint,
];

export const bootScript = `{${steps.join(';')}}`;
