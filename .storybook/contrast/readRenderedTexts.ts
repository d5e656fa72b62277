/** Reads every text that is drawn on the page, in every channel. One function kept together: it runs in the page, where nothing can be imported. */
import type { PaintedLayer, ReadOptions, RenderedText } from './renderedText.ts';

/**
 * Finds the texts and what lies under each once, then turns the channels by the document's attribute and reads the colours.
 * Left out, as WCAG 1.4.3 has it: what belongs to a control that is disabled, and what is not seen.
 */
export function readRenderedTexts({ channels, within }: ReadOptions): readonly RenderedText[] {
  type Painter = {
    readonly element: Element;
    readonly pseudo: string | null;
    readonly isPartial: boolean;
  };
  /** `boxes`: its lines, asked for anew as the page scrolls. */
  type Drawn = {
    readonly text: string;
    readonly element: Element;
    readonly pseudo: string | null;
    readonly boxes: () => readonly DOMRect[];
  };
  const { documentElement: root } = document;
  /** More lines of one text lie on what the first ones do. */
  const linesRead = 4;

  // Nothing glides between two channels, and what takes no pointer is found under a text too.
  const still = document.createElement('style');
  still.textContent =
    '*, *::before, *::after { transition: none !important; pointer-events: auto !important; }';
  document.head.append(still);

  /** Asks once for each element: what is asked so is the same in every channel. */
  const once = <T>(ask: (element: Element) => T): ((element: Element) => T) => {
    const known = new Map<Element, T>();
    return (element) => {
      if (!known.has(element)) known.set(element, ask(element));
      return known.get(element) as T;
    };
  };
  const isOneDot = once(
    (element) =>
      element instanceof HTMLElement &&
      element.offsetWidth <= 1 &&
      element.offsetHeight <= 1 &&
      getComputedStyle(element).overflow !== 'visible',
  );
  const ancestorsOf = once((element): readonly Element[] => {
    const found: Element[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) found.push(at);
    return found;
  });
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }) && !ancestorsOf(element).some(isOneDot);
  const isInactive = (element: Element): boolean =>
    element.closest(':disabled, [aria-disabled="true"]') !== null ||
    [...(element.closest('label')?.querySelectorAll('input, select, textarea') ?? [])].some(
      (control) => control.matches(':disabled'),
    );
  const opacityOf = once((element) =>
    ancestorsOf(element).reduce((sum, each) => sum * Number(getComputedStyle(each).opacity), 1),
  );

  /** The words of text nodes, of fields and their hints, and those that styles write before and after. */
  const textsOf = (element: Element): readonly Drawn[] => {
    const found: Drawn[] = [];
    const add = (
      text: string,
      pseudo: string | null,
      boxes: Drawn['boxes'] = () => [element.getBoundingClientRect()],
    ) => {
      if (text.trim())
        found.push({ text: text.trim().replaceAll(/\s+/g, ' '), element, pseudo, boxes });
    };
    if (element instanceof HTMLSelectElement) add(element.selectedOptions[0]?.text ?? '', null);
    else if (
      element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement &&
        !/^(hidden|checkbox|radio|range|file|color|image)$/.test(element.type))
    )
      add(element.value || element.placeholder, element.value ? null : '::placeholder');
    else if (!(element instanceof HTMLOptionElement))
      for (const node of element.childNodes) {
        if (!(node instanceof Text) || !node.data.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        add(node.data, null, () =>
          [...range.getClientRects()]
            .filter(({ width, height }) => width > 1 && height > 1)
            .slice(0, linesRead),
        );
      }
    for (const pseudo of ['::before', '::after'])
      add(/^"(.*)"$/.exec(getComputedStyle(element, pseudo).content)?.[1] ?? '', pseudo);
    return found;
  };

  /** What lies from a place in the text downwards, in the order of painting; its own ancestors where the window does not reach. */
  const stackUnder = (element: Element, [x, y]: readonly [number, number]): readonly Element[] => {
    const stack = document.elementsFromPoint(x, y);
    const from = stack.indexOf(element);
    return from < 0 ? ancestorsOf(element) : stack.slice(from);
  };
  /** Both ends and the middle of each line. */
  const placesIn = ({
    left,
    right,
    top,
    height,
  }: DOMRect): readonly (readonly [number, number])[] =>
    [left + 2, (left + right) / 2, right - 2].map((x) => [x, top + height / 2] as const);
  const bringIntoWindow = ({ boxes }: Drawn) => {
    const [first] = boxes();
    const last = boxes().at(-1);
    if (first && last && (first.top < 0 || last.bottom > window.innerHeight))
      window.scrollTo({
        top: window.scrollY + first.top - window.innerHeight / 3,
        behavior: 'instant',
      });
  };

  /** What a style draws before or after an element, out of the flow, so that words may lie on it. */
  const loosePseudos = once((element) =>
    ['::after', '::before'].filter((pseudo) => {
      const { content, position } = getComputedStyle(element, pseudo);
      return content !== 'none' && (position === 'absolute' || position === 'fixed');
    }),
  );
  /** Whether what a style draws before or after an element lies over the words: more than a line of it. */
  const covers = (element: Element, pseudo: string, words: DOMRect): boolean => {
    const style = getComputedStyle(element, pseudo);
    const place = element.getBoundingClientRect();
    const [x, y, width, height] = [
      place.left + Number.parseFloat(style.left),
      place.top + Number.parseFloat(style.top),
      Number.parseFloat(style.width),
      Number.parseFloat(style.height),
    ];
    const across = Math.min(x + width, words.right) - Math.max(x, words.left);
    const down = Math.min(y + height, words.bottom) - Math.max(y, words.top);
    return across > 4 && down > 4;
  };
  const coversAll = ({ element, pseudo, isPartial }: Painter): boolean =>
    !isPartial &&
    pseudo === null &&
    opacityOf(element) === 1 &&
    getComputedStyle(element).backgroundColor.startsWith('rgb(');
  const paints = ({ element, pseudo }: Painter): boolean => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element, pseudo);
    return (
      backgroundImage !== 'none' ||
      !/^rgba\(.*, 0\)$/.test(backgroundColor) ||
      (pseudo === null && element.matches('img, video, canvas'))
    );
  };
  const paintersIn = (stack: readonly Element[], words: DOMRect): readonly Painter[] => {
    const painters = stack
      .flatMap((element) => [
        ...loosePseudos(element)
          .filter((pseudo) => covers(element, pseudo, words))
          .map((pseudo) => ({ element, pseudo, isPartial: true })),
        { element, pseudo: null, isPartial: false },
      ])
      .filter(paints);
    const last = painters.findIndex(coversAll);
    return last < 0 ? painters : painters.slice(0, last + 1);
  };
  /** The painters under each different place of a text. */
  const groundsOf = (drawn: Drawn): readonly (readonly Painter[])[] => {
    bringIntoWindow(drawn);
    const grounds = drawn
      .boxes()
      .flatMap((words) =>
        placesIn(words).map((place) => paintersIn(stackUnder(drawn.element, place), words)),
      );
    const isSame = (one: readonly Painter[], other: readonly Painter[]) =>
      one.length === other.length &&
      one.every(
        ({ element, pseudo }, at) => element === other[at]?.element && pseudo === other[at].pseudo,
      );
    return grounds.filter(
      (ground, at) => grounds.findIndex((other) => isSame(ground, other)) === at,
    );
  };
  const layersOf = ({ element, pseudo, isPartial }: Painter): readonly PaintedLayer[] => {
    if (pseudo === null && element.matches('img, video, canvas')) return [{ kind: 'picture' }];
    const style = getComputedStyle(element, pseudo);
    const opacity = opacityOf(element) * (pseudo ? Number(style.opacity) : 1);
    const {
      backgroundImage: image,
      backgroundColor: colour,
      backgroundRepeat,
      backgroundSize,
    } = style;
    const isScattered =
      isPartial || backgroundRepeat !== 'repeat' || !/^(auto|cover)$/.test(backgroundSize);
    const ground: readonly PaintedLayer[] = /^rgba\(.*, 0\)$/.test(colour)
      ? []
      : [{ kind: 'colour', colour, opacity }];
    if (image === 'none')
      return isPartial
        ? ground.map((layer) =>
            layer.kind === 'colour'
              ? { kind: 'gradient', image: layer.colour, opacity, isPartial }
              : layer,
          )
        : ground;
    if (image.includes('url('))
      return backgroundRepeat === 'no-repeat' && backgroundSize !== 'cover'
        ? ground
        : [{ kind: 'picture' }, ...ground];
    return [{ kind: 'gradient', image, opacity, isPartial: isScattered }, ...ground];
  };

  const elements = [...document.body.querySelectorAll('*')].filter(
    (element) => !/^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE)$/.test(element.tagName),
  );
  const before = window.scrollY;
  const texts = elements
    .flatMap(textsOf)
    .filter(
      (drawn) => isSeen(drawn.element) && !isInactive(drawn.element) && drawn.boxes().length > 0,
    )
    .flatMap((drawn) => groundsOf(drawn).map((painters) => ({ drawn, painters })))
    .map(({ drawn, painters }) => ({
      drawn,
      painters,
      standsOn: within.flatMap((selector, place) =>
        drawn.element.closest(selector) ? [place] : [],
      ),
    }));
  window.scrollTo({ top: before, behavior: 'instant' });

  const found = new Map<string, RenderedText>();
  const { channel: shown = '' } = root.dataset;
  for (const channel of channels) {
    root.dataset.channel = channel;
    for (const { drawn, painters, standsOn } of texts) {
      const { element, pseudo, text } = drawn;
      const style = getComputedStyle(element, pseudo);
      const read = {
        channel: element.closest<HTMLElement>('[data-channel]')?.dataset.channel ?? channel,
        colour: element instanceof SVGElement ? style.fill : style.color,
        opacity: opacityOf(element),
        size: Number.parseFloat(style.fontSize),
        weight: Number(style.fontWeight),
        layers: painters.flatMap(layersOf),
        standsOn,
      };
      const key = JSON.stringify(read);
      if (!found.has(key)) found.set(key, { sample: text.slice(0, 60), ...read });
    }
  }
  root.dataset.channel = shown;
  still.remove();
  return [...found.values()];
}
