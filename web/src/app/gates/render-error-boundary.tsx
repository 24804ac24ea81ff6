import { Component, type ReactNode } from 'react';
import { reportFault } from './report-fault.ts';
import { FaultScreen } from './fault-screen.tsx';

const maxRetries = 3;

interface GuardProps {
  /** Failures are counted for one place; another one starts afresh. */
  place: string;
  children: ReactNode;
}

interface GuardState {
  place: string;
  failures: number;
  isDown: boolean;
  /** Whether the server was told. */
  isReported: boolean;
}

/** Rendering failures are often transient: three retries before the error is shown. */
export class RenderErrorBoundary extends Component<GuardProps, GuardState> {
  override state: GuardState = { place: this.props.place, failures: 0, isDown: false, isReported: false };

  static getDerivedStateFromError(): Partial<GuardState> {
    return { isDown: true };
  }

  static getDerivedStateFromProps({ place }: GuardProps, state: GuardState): GuardState | null {
    return place === state.place ? null : { place, failures: 0, isDown: false, isReported: false };
  }

  override componentDidCatch(error: unknown): void {
    if (this.state.failures >= maxRetries) {
      void this.report(error);
      return;
    }
    this.setState(({ failures }) => ({ failures: failures + 1, isDown: false }));
  }

  async report(error: unknown): Promise<void> {
    this.setState({ isReported: await reportFault(this.props.place, error) });
  }

  override render(): ReactNode {
    if (!this.state.isDown) return this.props.children;
    return this.state.failures < maxRetries ? null : <FaultScreen isReported={this.state.isReported} />;
  }
}
