/** The only inline script of every document; it runs before the first paint. */
import { perRowKey } from '../src/device/perRow.ts';
import { ownSizesKey } from '../src/features/ownSizes/ownSizes.ts';
import { firstEntryKey, heightKey } from '../src/device/reservedHeight.ts';

/**
 * Milliseconds after which scripts load in a page that is not painted, such as one in a background
 * tab.
 */
export const maxWait = 2000;

/**
 * So that one cached page suits every visitor: whether prices have VAT, how many cards stand in a row
 * of a list (perRow.ts), and whether lists have a switch for own sizes. Short, since every document has it.
 */
const applyChoices = `data.scripts="on";try{const stored=localStorage;if(stored.vatIncluded==="false")data.vat="ex";if(stored.${ownSizesKey})data.ownSizes="";const rows=JSON.parse(stored.${perRowKey});for(const w in rows)if(rows[w]<5)html.style.setProperty("--per-row-"+w,rows[w])}catch{}`;

/** The height that a list had before a reload (reservedHeight.ts). */
const reserveHeight = `try{const[key,height]=JSON.parse(sessionStorage.getItem("${heightKey}"));if(key===(history.state?.key??"${firstEntryKey}")&&performance.getEntriesByType("navigation")[0].type!=="navigate")html.style.minHeight=height+"px"}catch{}`;

/**
 * Going back within the visit changes only the address until the data router runs: a reload shows
 * the page.
 */
const showPopped = `const here=()=>location.href.split("#")[0],opened=here();addEventListener("popstate",()=>{if(!("routes"in data)&&here()!==opened)location.reload()})`;

/** Holds submissions of forms that only scripts can send until hydration (see useEarlySubmit). */
const deferForms = `addEventListener("submit",e=>{if("held"in e.target.dataset&&!("isReady"in data)){e.preventDefault();e.target.dataset.held="sent"}},true)`;

/**
 * Remembers the button that was pressed last before hydration, which replayEarlyPress then clicks.
 */
const deferPress = `let early;addEventListener("click",e=>{const b=e.target instanceof Element&&e.target.closest("button[type=button]");if(b&&!("isReady"in data)){if(early)delete early.dataset.isPressedEarly;early=b;b.dataset.isPressedEarly=""}},true)`;

const loadScripts = `const load=()=>{const t=document.getElementById("after-paint");if(t){t.remove();document.head.append(document.importNode(t.content,true))}}`;

/**
 * Inserts the template's content after the first paint, so that no script competes with what the
 * first paint needs. A visitor's earlier press inserts it at once.
 */
const loadAfterPaint = `try{new PerformanceObserver(l=>{if(l.getEntriesByName("first-contentful-paint").length)load()}).observe({type:"paint",buffered:true})}catch{}for(const type of["pointerdown","keydown"])addEventListener(type,load,{capture:true,once:true});setTimeout(load,${String(maxWait)})`;

const steps = [
  'const html=document.documentElement,data=html.dataset',
  applyChoices,
  reserveHeight,
  showPopped,
  deferForms,
  deferPress,
  loadScripts,
  loadAfterPaint,
];

export const bootScript = `{${steps.join(';')}}`;
