import { Component, type ReactNode } from 'react'
import { reloadWindow } from '../navigation/window.ts'
import { copy } from '../copy.ts'

interface LastResortProps {
  onError(error: unknown): void
  children: ReactNode
}

/** Error boundary around the whole app. Uses no part of the kit, because the kit may have failed. */
export class LastResort extends Component<LastResortProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main role="alert">
        <h1>{copy.failure.page.title}</h1>
        <p>{copy.failure.page.text}</p>
        <button type="button" onClick={reloadWindow}>
          {copy.retry}
        </button>
      </main>
    )
  }
}
