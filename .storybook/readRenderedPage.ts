/**
 * Reads what a page renders, to compare it with the same page in other colours: its controls with
 * their states, and everything else that has a boundary. Long: it runs in the page, where nothing
 * can be imported.
 */

/**
 * States in which a control can differ from others of its kind; a state that it cannot have is left
 * out.
 */
export interface States {
  readonly chosen?: boolean;
  readonly current?: boolean;
  readonly open?: boolean;
  readonly invalid?: boolean;
  readonly disabled?: boolean;
}

interface Rendered {
  /** The element's position on the page, the same in all colours. */
  readonly at: string;
  readonly name: string;
  readonly hasEdge: boolean;
}

export interface RenderedControl extends Rendered {
  readonly states: States;
  /** Controls of one kind are rendered alike except for their states. */
  readonly kind: string;
  /** Empty if all controls of the kind are in the same states. */
  readonly appearance: string;
}

export interface RenderedElement extends Rendered {
  /** Whether its edge, if it has one, groups its content. */
  readonly isBoundary: boolean;
}

export interface RenderedPage {
  readonly controls: readonly RenderedControl[];
  readonly parts: readonly RenderedElement[];
}

/** Runs in the page, where nothing can be imported: everything visible, in document order. */
export function readRenderedPage(): RenderedPage {
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
  const isRendered = (style: CSSStyleDeclaration, pseudo: string | null) =>
    !pseudo || (style.content !== 'none' && style.display !== 'none');
  const colours = /rgba?\([^)]*\)|color\([^)]*\)/g;
  /** A line, filling or gradient in the colour of its background is invisible. */
  const isUnlike = (colour: string, behind: string) => !isClear(colour) && colour !== behind;
  const hasLine = (style: CSSStyleDeclaration, behind: string) =>
    sides.some(
      (side) =>
        Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
        isUnlike(style.getPropertyValue(`border-${side}-color`), behind),
    );
  const hasEdge = (element: Element, pseudo: string | null): boolean => {
    const style = getComputedStyle(element, pseudo);
    if (!isRendered(style, pseudo)) return false;
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
  const textOf = (element: Element) => (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
  const nameOf = (element: Element, words: string) =>
    `${element.tagName.toLowerCase()}${['type', 'role'].map((name) => (element.hasAttribute(name) ? `[${name}=${element.getAttribute(name) ?? ''}]` : '')).join('')} “${words.slice(0, 40)}”`;

  const isChoice = (control: Element) =>
    control instanceof HTMLInputElement &&
    (control.type === 'checkbox' || control.type === 'radio');
  /**
   * The visible replacement of a control that is transparent over or under it; a hidden link has
   * none.
   */
  const visibleFor = (control: Element): Element =>
    isSeen(control) || control.matches('a')
      ? control
      : (control.closest('label') ?? control.parentElement ?? control);
  /** The browser renders it, edge and state, in the forced colours. */
  const isNative = (control: Element) =>
    isChoice(control) && isSeen(control) && getComputedStyle(control).appearance !== 'none';
  const ariaState = (element: Element | null, attribute: string) =>
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
    return control.hasAttribute('aria-expanded') ? ariaState(control, 'aria-expanded') : undefined;
  };
  const statesOf = (control: Element): States => {
    const [chosen, open] = [chosenOf(control), openOf(control)];
    return {
      ...(chosen !== undefined && { chosen }),
      ...(open !== undefined && { open }),
      current: ariaState(control, 'aria-current'),
      // An invalid or disabled group makes its members invalid or disabled.
      invalid: ariaState(control.closest('[aria-invalid]'), 'aria-invalid'),
      disabled:
        control.matches(':disabled') ||
        ariaState(control.closest('[aria-disabled]'), 'aria-disabled'),
    };
  };
  const comparedProperties = [
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
  const appearanceOf = (element: Element): string =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((part) =>
        pseudos.map((pseudo) => {
          const style = getComputedStyle(part, pseudo);
          if (!isRendered(style, pseudo)) return '';
          const { backgroundColor } = style;
          const filling =
            isClear(backgroundColor) || backgroundColor === groundUnder(part, pseudo)
              ? 'none'
              : backgroundColor;
          return [
            filling,
            ...comparedProperties.map((property) => style.getPropertyValue(property)),
          ].join();
        }),
      )
      .join('|');
  /**
   * An item includes the appearance of its only link, and a field the text below it: an error that
   * a valid field does not have is readable in any colours. The same text in another colour is not.
   */
  const appearanceAround = (control: Element, part: Element): string => {
    const item = part.closest('li');
    const whole = item && item.querySelectorAll(`${buttons}, a[href]`).length < 2 ? item : part;
    const words = ['aria-describedby', 'aria-errormessage']
      .flatMap((name) => (control.getAttribute(name) ?? '').split(' '))
      .flatMap((id) => document.querySelector(`[id="${CSS.escape(id)}"]`) ?? []);
    return [whole, ...words.filter(isVisible)].map(appearanceOf).join('\n');
  };
  const styles = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText)
    .join('');
  // An attribute that styles match by value is a variant; one that is present or absent is a state.
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
    // Collapsed, with everything it would render.
    if (!(isControl(control) || likeCurrent.has(control)) || !control.checkVisibility()) return [];
    const part = visibleFor(control);
    return isSeen(part)
      ? [{ control, part, states: statesOf(control), kind: kindOf(control) }]
      : [];
  });
  const byKind = Map.groupBy(seen, ({ kind }) => kind);
  const isReported = (kind: string) =>
    new Set(byKind.get(kind)?.map(({ states }) => JSON.stringify(states))).size > 1;
  const controls = seen.map(({ control, part, states, kind }): RenderedControl => {
    // A link is as wide as its content: its own edge makes it a button. A box under a picture is
    // its placeholder.
    const edged = control.matches('a')
      ? [part]
      : [part, ...part.querySelectorAll('*:not(:has(> img, > picture, > video))')];
    const appearance = isReported(kind)
      ? `${isNative(control) ? JSON.stringify([states.chosen, states.disabled]) : ''}${appearanceAround(control, part)}`
      : '';
    return {
      at: String(places.get(control)),
      name: nameOf(control, control.getAttribute('aria-label') ?? textOf(part)),
      hasEdge: isNative(control) || edged.some(hasOwnEdge),
      states,
      kind,
      appearance,
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
  /** A progress or meter rendered by the browser retains both its parts. */
  const isBar = (element: Element, style: CSSStyleDeclaration) =>
    element.matches('progress, meter') && style.appearance !== 'none';
  const needsBoundary = (element: Element, pseudo: string | null): boolean => {
    const style = getComputedStyle(element, pseudo);
    const { width, height } = element.getBoundingClientRect();
    // An element that covers the window is a background, and a blurred one is a light effect:
    // neither has an edge.
    if ((!pseudo && width >= innerWidth && height >= innerHeight) || style.filter.includes('blur'))
      return false;
    const hasContent = pseudo
      ? !/^["']{2}$/.test(style.content)
      : textOf(element) !== '' || element.querySelector(`${pictures}, ${buttons}`) !== null;
    const isRaised =
      ['absolute', 'fixed', 'sticky'].includes(style.position) || style.boxShadow !== 'none';
    const isMessage = element.matches('[role=status], [role=alert], [role=note]');
    // A background written in the markup was put under the components by the story.
    const isPlane =
      (element as HTMLElement).style.background === '' &&
      width < innerWidth &&
      sides.every((side) => Number.parseFloat(style.getPropertyValue(`padding-${side}`)) > 0);
    return (
      !hasContent ||
      isRaised ||
      isMessage ||
      isPlane ||
      hasLine(style, groundUnder(element, pseudo))
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
    // Content for screen readers only is one pixel.
    if (Math.min(width, height) < 1 || Math.max(width, height) <= 2) return [];
    return pseudos
      .filter((pseudo) => isRendered(getComputedStyle(element, pseudo), pseudo))
      .map((pseudo): RenderedElement => ({
        at: `${String(places.get(element))}${pseudo ?? ''}`,
        name: `${nameOf(element, textOf(element))}${pseudo ?? ''}`,
        hasEdge: isBar(element, getComputedStyle(element)) || hasEdge(element, pseudo),
        isBoundary: needsBoundary(element, pseudo),
      }));
  });
  return { controls, parts };
}
