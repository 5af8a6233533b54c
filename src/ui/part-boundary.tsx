import { Component, type ReactNode } from 'react'
import { forgetFailedParts } from './failed-parts.ts'

/** What stands in the place of a part that failed. */
export type PartFace = (failure: { readonly error: unknown; readonly retry: () => void }) => ReactNode

interface Failure {
  readonly error: unknown
}

/**
 * A part that fails is replaced alone; the rest works on. The next time it is shown it is tried
 * again.
 */
export class PartBoundary extends Component<{ face: PartFace; children: ReactNode }, { failure: Failure | null }> {
  override state: { failure: Failure | null } = { failure: null }
  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }
  override componentWillUnmount() {
    if (this.state.failure) forgetFailedParts()
  }
  retry = () => {
    forgetFailedParts()
    this.setState({ failure: null })
  }
  override render() {
    const { failure } = this.state
    return failure ? this.props.face({ error: failure.error, retry: this.retry }) : this.props.children
  }
}
