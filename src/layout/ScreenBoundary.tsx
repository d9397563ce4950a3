import { useLocation } from 'ra-core';
import { Component, type ReactNode } from 'react';
import { ScreenError } from './ScreenError.tsx';

interface Props {
  /** Where the user is; going elsewhere leaves the failure behind. */
  place: string;
  children: ReactNode;
}

class Boundary extends Component<Props, { error: Error | undefined; place: string }> {
  override state = { error: undefined, place: this.props.place };

  static getDerivedStateFromError = (error: Error) => ({ error });

  static getDerivedStateFromProps = ({ place }: Props, state: { place: string }) =>
    place === state.place ? null : { place, error: undefined };

  override render() {
    const { error } = this.state;
    return error ? (
      <ScreenError error={error} resetErrorBoundary={() => this.setState({ error: undefined })} />
    ) : (
      this.props.children
    );
  }
}

/** Keeps a screen's failure to the screen: menu and header stay usable. */
export const ScreenBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary place={useLocation().pathname}>{children}</Boundary>
);
