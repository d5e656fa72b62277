/**
 * Reads every rendered text on the page, in every channel. Long: one function, because it runs in
 * the page, where nothing can be imported.
 */
import type { PaintedLayer, ReadOptions, RenderedText } from './renderedText.ts';

/**
 * Finds the texts and the elements under each once, then switches the channel by the document's attribute and reads the
 * colours. Exempt by WCAG 1.4.3: labels of disabled controls, and invisible text.
 */
export function readRenderedTexts({ channels, within }: ReadOptions): readonly RenderedText[] {
  type Painter = {
    readonly element: Element;
    readonly pseudo: string | null;
    readonly isPartial: boolean;
  };
  /** `boxes`: its lines, measured again as the page scrolls. */
  type VisibleText = {
    readonly text: string;
    readonly element: Element;
    readonly pseudo: string | null;
    readonly boxes: () => readonly DOMRect[];
  };
  const { documentElement: root } = document;
  /** Further lines of a text have the same backgrounds as the first ones. */
  const linesRead = 4;

  // No transitions between two channels, and elements without pointer events are found under a text
  // too.
  const still = document.createElement('style');
  still.textContent =
    '*, *::before, *::after { transition: none !important; pointer-events: auto !important; }';
  document.head.append(still);

  /** Caches a value per element: it is the same in every channel. */
  const once = <T>(read: (element: Element) => T): ((element: Element) => T) => {
    const cache = new Map<Element, T>();
    return (element) => {
      if (!cache.has(element)) cache.set(element, read(element));
      return cache.get(element) as T;
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

  /** The text of text nodes, of fields and their placeholders, and of pseudo-elements. */
  const textsOf = (element: Element): readonly VisibleText[] => {
    const found: VisibleText[] = [];
    const add = (
      text: string,
      pseudo: string | null,
      boxes: VisibleText['boxes'] = () => [element.getBoundingClientRect()],
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

  /**
   * The elements from a point in the text downwards, in painting order; its own ancestors outside
   * the window.
   */
  const stackUnder = (element: Element, [x, y]: readonly [number, number]): readonly Element[] => {
    const stack = document.elementsFromPoint(x, y);
    const from = stack.indexOf(element);
    return from < 0 ? ancestorsOf(element) : stack.slice(from);
  };
  /** Both ends and the middle of each line. */
  const pointsIn = ({
    left,
    right,
    top,
    height,
  }: DOMRect): readonly (readonly [number, number])[] =>
    [left + 2, (left + right) / 2, right - 2].map((x) => [x, top + height / 2] as const);
  const scrollIntoWindow = ({ boxes }: VisibleText) => {
    const [first] = boxes();
    const last = boxes().at(-1);
    if (first && last && (first.top < 0 || last.bottom > window.innerHeight))
      window.scrollTo({
        top: window.scrollY + first.top - window.innerHeight / 3,
        behavior: 'instant',
      });
  };

  /** A pseudo-element out of the flow, which may be painted over text. */
  const loosePseudos = once((element) =>
    ['::after', '::before'].filter((pseudo) => {
      const { content, position } = getComputedStyle(element, pseudo);
      return content !== 'none' && (position === 'absolute' || position === 'fixed');
    }),
  );
  /** Whether a pseudo-element covers the text: more than a line of it. */
  const covers = (element: Element, pseudo: string, line: DOMRect): boolean => {
    const style = getComputedStyle(element, pseudo);
    const place = element.getBoundingClientRect();
    const [x, y, width, height] = [
      place.left + Number.parseFloat(style.left),
      place.top + Number.parseFloat(style.top),
      Number.parseFloat(style.width),
      Number.parseFloat(style.height),
    ];
    const across = Math.min(x + width, line.right) - Math.max(x, line.left);
    const down = Math.min(y + height, line.bottom) - Math.max(y, line.top);
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
  const paintersIn = (stack: readonly Element[], line: DOMRect): readonly Painter[] => {
    const painters = stack
      .flatMap((element) => [
        ...loosePseudos(element)
          .filter((pseudo) => covers(element, pseudo, line))
          .map((pseudo) => ({ element, pseudo, isPartial: true })),
        { element, pseudo: null, isPartial: false },
      ])
      .filter(paints);
    const last = painters.findIndex(coversAll);
    return last < 0 ? painters : painters.slice(0, last + 1);
  };
  /** The painters under each point of a text, without duplicates. */
  const groundsOf = (visible: VisibleText): readonly (readonly Painter[])[] => {
    scrollIntoWindow(visible);
    const grounds = visible
      .boxes()
      .flatMap((line) =>
        pointsIn(line).map((place) => paintersIn(stackUnder(visible.element, place), line)),
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
      (visible) =>
        isSeen(visible.element) && !isInactive(visible.element) && visible.boxes().length > 0,
    )
    .flatMap((visible) => groundsOf(visible).map((painters) => ({ visible, painters })))
    .map(({ visible, painters }) => ({
      visible,
      painters,
      standsOn: within.flatMap((selector, place) =>
        visible.element.closest(selector) ? [place] : [],
      ),
    }));
  window.scrollTo({ top: before, behavior: 'instant' });

  const found = new Map<string, RenderedText>();
  const { channel: shown = '' } = root.dataset;
  for (const channel of channels) {
    root.dataset.channel = channel;
    for (const { visible, painters, standsOn } of texts) {
      const { element, pseudo, text } = visible;
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
