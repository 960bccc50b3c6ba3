'use client'

import { Component, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { t } from '@/lib/language/words'

interface IslandContentProps {
  children: ReactNode
  /** Show nothing in place of a part that failed. */
  quiet?: boolean | undefined
}

/**
 * An island with its error boundary: a part that fails leaves the rest of the page working. Where the page
 * was opened by a link with entries, these may be the cause, so the next try starts without them.
 */
export class IslandContent extends Component<IslandContentProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    if (this.props.quiet) return null
    const hasLink = location.search !== '' || location.hash !== ''
    const tryAgain = () => {
      // Without a fragment this is a new visit of the page, not a move within it.
      if (hasLink) location.replace(location.pathname)
      else this.setState({ failed: false })
    }
    return (
      <div role="alert" data-crashed className="card grid place-items-center px-6 py-14 text-center">
        <h2>{t('Something went wrong')}</h2>
        <p className="mt-2 text-soft">
          {hasLink
            ? t('The entries in the page link may be the cause. Try again opens this page without them.')
            : t('Try again, or reload the page.')}
        </p>
        <Button className="mt-6" onClick={tryAgain}>
          {t('Try again')}
        </Button>
      </div>
    )
  }
}
