import { Component, type ReactNode } from 'react';

export interface WidgetBoundaryProps {
  readonly children: ReactNode;
  readonly onError: (error: unknown) => void;
  /** Rendered in its place for an editor; nothing for shoppers. */
  readonly broken?: ((error: unknown) => ReactNode) | undefined;
}

interface State {
  readonly failure?: { readonly error: unknown };
}

/**
 * One fault costs one widget: a widget that throws is left out and reported, the rest of the page
 * stays.
 */
export class WidgetBoundary extends Component<WidgetBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? (this.props.broken?.(failure.error) ?? null) : this.props.children;
  }
}
