'use client'

import { Component, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'

/**
 * Where a fault of ours ends up. What was typed is in the address, so a reload brings it back. It stands in the
 * layout and not in an error file of the router's, which would be a script of its own on every page.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div role="alert" className="grid place-items-center py-20 text-center">
        <h1 className="text-3xl">Something went wrong on our side</h1>
        <p className="mt-2 text-soft">
          This tool met a fault. Your numbers are still in the address of this page. Try again, or reload the
          page.
        </p>
        <Button className="mt-6" onClick={() => this.setState({ failed: false })}>
          Try again
        </Button>
      </div>
    )
  }
}
