import type { WidgetType } from '@solvik/content-schema';
import {
  replayEdits,
  ShareGridCell,
  type ShareGridCellProps,
  useRetainedMarkup,
  useStaticMarkup,
} from '@solvik/design-system';
import {
  type ComponentType,
  createElement,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { isStaticWidget } from './isStaticWidget.ts';
import { hydrationMargin } from './loadNearWidgets.ts';
import { WidgetBoundary, type WidgetBoundaryProps } from './WidgetBoundary.tsx';
import { loadWidget, widgetRenderer } from './widgetRenderers.ts';
import type { PlacedWidget, WidgetProps, WidgetSurroundings } from './widgetProps.ts';

interface ShownWidgetProps {
  readonly placed: PlacedWidget;
  readonly surroundings: WidgetSurroundings;
  /** Settles when the widget's component is needed and has loaded. */
  readonly requested: Promise<ComponentType<WidgetProps<WidgetType>>>;
  readonly onShown: () => void;
}

function ShownWidget({
  placed: { widget, data },
  surroundings,
  requested,
  onShown,
}: ShownWidgetProps) {
  const Renderer = use(requested);
  useEffect(onShown, [onShown]);
  return createElement(Renderer, {
    ...surroundings,
    configuration: widget.configuration,
    data,
  } as WidgetProps<typeof widget.type>);
}

interface WidgetSlotProps extends Omit<WidgetBoundaryProps, 'children'> {
  readonly placed: PlacedWidget;
  readonly surroundings: WidgetSurroundings;
  readonly isPreview: boolean;
}

/**
 * The promise of a widget's component; a settled one carries its state as React expects, so that
 * nothing suspends.
 */
function createDeferred(type: WidgetType) {
  const deferred = Promise.withResolvers<ComponentType<WidgetProps<WidgetType>>>();
  const value = widgetRenderer(type);
  if (!value) return { ...deferred, isResolved: false };
  deferred.resolve(value);
  return {
    ...deferred,
    promise: Object.assign(deferred.promise, { status: 'fulfilled', value }),
    isResolved: true,
  };
}

/**
 * One widget's slot. The server's markup stays, and costs nothing: a static widget's for as long as
 * its content is the same, any other's until it comes near the window; only then are its scripts
 * fetched and is it hydrated.
 */
export function WidgetSlot({
  placed,
  surroundings: { share, ...surroundings },
  isPreview,
  ...boundary
}: WidgetSlotProps) {
  const { widget, only, id } = placed;
  const [first] = useState(widget);
  const isStatic = !isPreview && isStaticWidget(placed);
  const sent = useStaticMarkup(isStatic && widget === first);
  const { type } = widget;
  const { headingLevel, isFirst } = surroundings;
  const retained = useRetainedMarkup({
    // A widget with data depends on that, too.
    source: isStatic && placed.data === undefined ? widget : undefined,
    variant: [id, share, headingLevel, isFirst].join(),
    element: <WidgetMarkup placed={placed} surroundings={{ share, ...surroundings }} />,
  });
  const markup = sent ?? retained;
  const cell: ShareGridCellProps & DataAttributes = {
    share,
    only,
    isText: type === 'text',
    'data-widget': type,
    'data-is-static': isStatic ? '' : undefined,
    'data-preview-widget': isPreview ? id : undefined,
  };
  if (markup) return <ShareGridCell {...cell} {...markup} />;
  return (
    <RespondingSlot
      cell={cell}
      placed={placed}
      surroundings={{ share, ...surroundings }}
      isPreview={isPreview}
      {...boundary}
    />
  );
}

/** As a server renders it: its component is loaded. */
function WidgetMarkup({
  placed: { widget, data },
  surroundings,
}: Pick<WidgetSlotProps, 'placed' | 'surroundings'>) {
  const renderer = widgetRenderer(widget.type);
  return renderer
    ? createElement(renderer, {
        ...surroundings,
        configuration: widget.configuration,
        data,
      } as WidgetProps<typeof widget.type>)
    : null;
}

type DataAttributes = Readonly<Record<`data-${string}`, string | undefined>>;

function RespondingSlot({
  cell,
  placed,
  surroundings,
  isPreview,
  ...boundary
}: WidgetSlotProps & { readonly cell: ShareGridCellProps }) {
  const { type } = placed.widget;
  const container = useRef<HTMLDivElement>(null);
  const [deferred] = useState(() => createDeferred(type));
  const [isShown, setIsShown] = useState(deferred.isResolved);
  const [onShown] = useState(() => () => {
    if (!deferred.isResolved && container.current) replayEdits(container.current);
    setIsShown(true);
  });
  const pressed = useRef<HTMLButtonElement>(null);
  // A button pressed before its scripts had loaded is pressed again.
  useEffect(() => {
    if (!isShown) return;
    if (pressed.current?.isConnected) pressed.current.click();
    pressed.current = null;
  }, [isShown]);

  useEffect(() => {
    const { current } = container;
    if (isShown || !current) return undefined;
    // A failed request is repeated when the widget is near the next time.
    const fetchIt = () => void loadWidget(type).then(deferred.resolve, () => undefined);
    if (isPreview) {
      // Frames side by side are viewed together, wherever they are in the editor's window.
      fetchIt();
      return undefined;
    }
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && fetchIt(), {
      rootMargin: `${String(hydrationMargin)}px 0px`,
    });
    watch.observe(current);
    // Captured before React, which stops all presses in what is not hydrated yet.
    const keepPress = (event: MouseEvent) => {
      const button =
        event.target instanceof Element && current.contains(event.target)
          ? event.target.closest('button')
          : null;
      if (!button) return;
      event.preventDefault();
      pressed.current = button;
      fetchIt();
    };
    document.addEventListener('click', keepPress, true);
    return () => {
      watch.disconnect();
      document.removeEventListener('click', keepPress, true);
    };
  }, [isShown, isPreview, type, deferred]);

  const drawn = (
    <Suspense fallback={null}>
      <WidgetBoundary {...boundary}>
        <ShownWidget
          placed={placed}
          surroundings={surroundings}
          requested={deferred.promise}
          onShown={onShown}
        />
      </WidgetBoundary>
    </Suspense>
  );
  // While the server's markup stays, React would discard it for any changed prop.
  const [first] = useState(drawn);
  return (
    <ShareGridCell ref={container} {...cell}>
      {isShown ? drawn : first}
    </ShareGridCell>
  );
}
