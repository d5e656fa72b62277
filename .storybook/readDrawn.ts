/** Reads what a page draws, to be held against the same page in other colours: its controls with their states, and everything else that has a boundary. */

/** What a control can be beside a like one; a state it does not have is left out. */
export interface States {
  readonly chosen?: boolean;
  readonly current?: boolean;
  readonly open?: boolean;
  readonly invalid?: boolean;
  readonly disabled?: boolean;
}

interface Drawn {
  /** The element's place among all of the page, the same however it is coloured. */
  readonly at: string;
  readonly name: string;
  readonly hasEdge: boolean;
}

export interface DrawnControl extends Drawn {
  readonly states: States;
  /** Controls of one kind look alike but for their states. */
  readonly kind: string;
  /** Empty where no control of the kind is in a state that another is not. */
  readonly looks: string;
}

export interface DrawnPart extends Drawn {
  /** Whether its edge, where it has one, tells what belongs to what. */
  readonly isBoundary: boolean;
}

export interface DrawnPage {
  readonly controls: readonly DrawnControl[];
  readonly parts: readonly DrawnPart[];
}

/** Runs in the page, where nothing can be imported: all that is seen, in the document's order. */
export function readDrawn(): DrawnPage {
  const buttons =
    'button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=checkbox], [role=radio], [role=switch], [role=tab], [role=option], [role=slider]';
  const places = new Map([...document.querySelectorAll('*')].map((element, at) => [element, at]));
  const sides = ['top', 'right', 'bottom', 'left'] as const;
  const pseudos = [null, '::before', '::after'] as const;
  const isClear = (colour: string) => colour === 'transparent' || /^rgba\(.*, 0\)$/.test(colour);
  const groundOf = (element: Element | null): string => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!isClear(backgroundColor)) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  const groundUnder = (element: Element, pseudo: string | null) =>
    groundOf(pseudo ? element : element.parentElement);
  const isDrawn = (style: CSSStyleDeclaration, pseudo: string | null) =>
    !pseudo || (style.content !== 'none' && style.display !== 'none');
  const colours = /rgba?\([^)]*\)|color\([^)]*\)/g;
  /** In the colour of its ground a line is none, nor is a filling, nor what fades into it. */
  const isUnlike = (colour: string, behind: string) => !isClear(colour) && colour !== behind;
  const hasLine = (style: CSSStyleDeclaration, behind: string) =>
    sides.some(
      (side) =>
        Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
        isUnlike(style.getPropertyValue(`border-${side}-color`), behind),
    );
  const hasEdge = (element: Element, pseudo: string | null): boolean => {
    const style = getComputedStyle(element, pseudo);
    if (!isDrawn(style, pseudo)) return false;
    const behind = groundUnder(element, pseudo);
    const { backgroundImage } = style;
    const isOutlined =
      style.outlineStyle !== 'none' &&
      Number.parseFloat(style.outlineWidth) > 0 &&
      !isClear(style.outlineColor);
    const isPictured =
      backgroundImage.includes('url(') ||
      [...backgroundImage.matchAll(colours)].some(([colour]) => isUnlike(colour, behind));
    return (
      hasLine(style, behind) ||
      isOutlined ||
      isPictured ||
      style.boxShadow !== 'none' ||
      isUnlike(style.backgroundColor, behind)
    );
  };
  const hasOwnEdge = (element: Element) => pseudos.some((pseudo) => hasEdge(element, pseudo));
  const isVisible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isSeen = (element: Element) =>
    isVisible(element) && element.getBoundingClientRect().width > 2;
  const wordsOf = (element: Element) => (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
  const nameOf = (element: Element, words: string) =>
    `${element.tagName.toLowerCase()}${['type', 'role'].map((name) => (element.hasAttribute(name) ? `[${name}=${element.getAttribute(name) ?? ''}]` : '')).join('')} “${words.slice(0, 40)}”`;

  const isChoice = (control: Element) =>
    control instanceof HTMLInputElement &&
    (control.type === 'checkbox' || control.type === 'radio');
  /** What is drawn for a control that lies unseen over or under its own picture; a link that is not seen has none. */
  const drawnFor = (control: Element): Element =>
    isSeen(control) || control.matches('a')
      ? control
      : (control.closest('label') ?? control.parentElement ?? control);
  /** The browser draws it, edge and state, in the forced colours. */
  const isNative = (control: Element) =>
    isChoice(control) && isSeen(control) && getComputedStyle(control).appearance !== 'none';
  const said = (element: Element | null, attribute: string) =>
    !['', 'false'].includes(element?.getAttribute(attribute) ?? '');
  const chosenOf = (control: Element): boolean | undefined => {
    if (isChoice(control)) return (control as HTMLInputElement).checked;
    const name = ['aria-pressed', 'aria-checked', 'aria-selected'].find((each) =>
      control.hasAttribute(each),
    );
    return name === undefined ? undefined : control.getAttribute(name) === 'true';
  };
  const openOf = (control: Element): boolean | undefined => {
    if (control.matches('summary')) return control.closest('details')?.open;
    return control.hasAttribute('aria-expanded') ? said(control, 'aria-expanded') : undefined;
  };
  const statesOf = (control: Element): States => {
    const [chosen, open] = [chosenOf(control), openOf(control)];
    return {
      ...(chosen !== undefined && { chosen }),
      ...(open !== undefined && { open }),
      current: said(control, 'aria-current'),
      // A group's fault and a group's rest are those of its members.
      invalid: said(control.closest('[aria-invalid]'), 'aria-invalid'),
      disabled:
        control.matches(':disabled') || said(control.closest('[aria-disabled]'), 'aria-disabled'),
    };
  };
  const drawn = [
    'color',
    'background-image',
    'border-top-color',
    'border-top-width',
    'border-top-style',
    'border-bottom-color',
    'border-bottom-width',
    'border-bottom-style',
    'border-inline-start-color',
    'border-inline-start-width',
    'outline-color',
    'outline-style',
    'outline-width',
    'box-shadow',
    'text-decoration-line',
    'font-weight',
    'font-style',
    'display',
    'visibility',
    'opacity',
    'content',
    'd',
    'fill',
    'stroke',
    'stroke-width',
    'transform',
    'rotate',
    'scale',
    'translate',
    'inset-inline-start',
  ];
  const looksOf = (element: Element): string =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((part) =>
        pseudos.map((pseudo) => {
          const style = getComputedStyle(part, pseudo);
          if (!isDrawn(style, pseudo)) return '';
          const { backgroundColor } = style;
          const filling =
            isClear(backgroundColor) || backgroundColor === groundUnder(part, pseudo)
              ? 'none'
              : backgroundColor;
          return [filling, ...drawn.map((property) => style.getPropertyValue(property))].join();
        }),
      )
      .join('|');
  /** An item holds its one link's looks too, and a field's words below it are part of what it shows: an error that a valid field does not have is read in any colours. The same words in another colour are not. */
  const looksAround = (control: Element, part: Element): string => {
    const item = part.closest('li');
    const whole = item && item.querySelectorAll(`${buttons}, a[href]`).length < 2 ? item : part;
    const words = ['aria-describedby', 'aria-errormessage']
      .flatMap((name) => (control.getAttribute(name) ?? '').split(' '))
      .flatMap((id) => document.querySelector(`[id="${CSS.escape(id)}"]`) ?? []);
    return [whole, ...words.filter(isVisible)].map(looksOf).join('\n');
  };
  const styles = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText)
    .join('');
  // What styles tell apart by its words is a variant; what is there or not is a state.
  const variants = [
    ...new Set([...styles.matchAll(/\[(data-[\w-]+)\W?=/g)].flatMap(([, name]) => name ?? [])),
  ].filter((name) => name !== 'data-state' && !/^data-(is|has|can)-/.test(name));
  const kindOf = (control: Element) =>
    [
      control.tagName,
      ...['role', 'type', 'class', ...variants].map((name) => control.getAttribute(name) ?? ''),
      control.matches(':focus'),
    ].join(' ');

  const current = [...document.querySelectorAll('[aria-current]')];
  const likeCurrent = new Set(
    current.flatMap((one) => [
      one,
      ...[...document.querySelectorAll(one.tagName)].filter(
        (other) => other.className !== '' && other.className === one.className,
      ),
    ]),
  );
  const isControl = (element: Element) => element.matches(`${buttons}, a[href]`);
  const seen = [...places.keys()].flatMap((control) => {
    // Folded away, with whatever would be drawn for it.
    if (!(isControl(control) || likeCurrent.has(control)) || !control.checkVisibility()) return [];
    const part = drawnFor(control);
    return isSeen(part)
      ? [{ control, part, states: statesOf(control), kind: kindOf(control) }]
      : [];
  });
  const told = Map.groupBy(seen, ({ kind }) => kind);
  const isTold = (kind: string) =>
    new Set(told.get(kind)?.map(({ states }) => JSON.stringify(states))).size > 1;
  const controls = seen.map(({ control, part, states, kind }): DrawnControl => {
    // A link is as wide as what it leads to: its own edge is what makes a button of it. What lies under a picture waits for it.
    const edged = control.matches('a')
      ? [part]
      : [part, ...part.querySelectorAll('*:not(:has(> img, > picture, > video))')];
    const looks = isTold(kind)
      ? `${isNative(control) ? JSON.stringify([states.chosen, states.disabled]) : ''}${looksAround(control, part)}`
      : '';
    return {
      at: String(places.get(control)),
      name: nameOf(control, control.getAttribute('aria-label') ?? wordsOf(part)),
      hasEdge: isNative(control) || edged.some(hasOwnEdge),
      states,
      kind,
      looks,
    };
  });

  const ofControls = new Set(
    seen
      .filter(({ control }) => isControl(control))
      .flatMap(({ control, part }) => [
        part,
        ...(control.matches('a') ? [] : part.querySelectorAll('*')),
      ]),
  );
  const pictures = 'img, svg, video, canvas, iframe, picture';
  /** A progress or meter that the browser draws itself keeps both its parts. */
  const isBar = (element: Element, style: CSSStyleDeclaration) =>
    element.matches('progress, meter') && style.appearance !== 'none';
  const needsBoundary = (element: Element, pseudo: string | null): boolean => {
    const style = getComputedStyle(element, pseudo);
    const { width, height } = element.getBoundingClientRect();
    // What covers the window is a ground, and what is blurred is light: neither ends anywhere.
    if ((!pseudo && width >= innerWidth && height >= innerHeight) || style.filter.includes('blur'))
      return false;
    const hasWords = pseudo
      ? !/^["']{2}$/.test(style.content)
      : wordsOf(element) !== '' || element.querySelector(`${pictures}, ${buttons}`) !== null;
    const isRaised =
      ['absolute', 'fixed', 'sticky'].includes(style.position) || style.boxShadow !== 'none';
    const isMessage = element.matches('[role=status], [role=alert], [role=note]');
    // What has its filling in its own markup is a ground that a story lays under its parts.
    const isPlane =
      (element as HTMLElement).style.background === '' &&
      width < innerWidth &&
      sides.every((side) => Number.parseFloat(style.getPropertyValue(`padding-${side}`)) > 0);
    return (
      !hasWords || isRaised || isMessage || isPlane || hasLine(style, groundUnder(element, pseudo))
    );
  };
  const parts = [...document.querySelectorAll('body *')].flatMap((element) => {
    if (
      ofControls.has(element) ||
      element.closest('svg, option') ||
      element.matches(pictures) ||
      !isVisible(element)
    )
      return [];
    const { width, height } = element.getBoundingClientRect();
    // What is for readers alone is one pixel.
    if (Math.min(width, height) < 1 || Math.max(width, height) <= 2) return [];
    return pseudos
      .filter((pseudo) => isDrawn(getComputedStyle(element, pseudo), pseudo))
      .map((pseudo): DrawnPart => ({
        at: `${String(places.get(element))}${pseudo ?? ''}`,
        name: `${nameOf(element, wordsOf(element))}${pseudo ?? ''}`,
        hasEdge: isBar(element, getComputedStyle(element)) || hasEdge(element, pseudo),
        isBoundary: needsBoundary(element, pseudo),
      }));
  });
  return { controls, parts };
}
