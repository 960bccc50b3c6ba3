'use client'

import { Component, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'

interface IslandContentProps {
  children: ReactNode
  /** Show nothing in place of a part that failed. */
  quiet?: boolean | undefined
}

/**
 * An island with its error boundary: a part that fails leaves the rest of the page working. What was typed is in the
 * address, so a reload brings it back.
 */
export class IslandContent extends Component<IslandContentProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    if (this.props.quiet) return null
    return (
      <div role="alert" className="card grid place-items-center px-6 py-14 text-center">
        <h2 className="text-2xl">Something went wrong</h2>
        <p className="mt-2 text-soft">
          Your entries are saved in the page link. Try again, or reload the page.
        </p>
        <Button className="mt-6" onClick={() => this.setState({ failed: false })}>
          Try again
        </Button>
      </div>
    )
  }
}
