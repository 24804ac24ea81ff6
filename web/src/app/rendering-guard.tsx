import { Component, type ReactNode } from 'react';
import { FaultScreen } from './fault-screen.tsx';

const maxRetries = 3;

interface GuardState {
  failures: number;
  isDown: boolean;
}

/** A failure while rendering is often passing: it is tried again three times before the person is told. */
export class RenderingGuard extends Component<{ children: ReactNode }, GuardState> {
  override state: GuardState = { failures: 0, isDown: false };

  static getDerivedStateFromError(): Partial<GuardState> {
    return { isDown: true };
  }

  override componentDidCatch(): void {
    if (this.state.failures >= maxRetries) return;
    this.setState(({ failures }) => ({ failures: failures + 1, isDown: false }));
  }

  override render(): ReactNode {
    if (!this.state.isDown) return this.props.children;
    return this.state.failures < maxRetries ? null : <FaultScreen />;
  }
}
