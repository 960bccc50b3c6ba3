import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

interface LawNoticeProps {
  /** What the answer follows now: 'Simplified Calculation'. */
  heading: string
  /** What that is, in a sentence. */
  children: ReactNode
  /** 'Use the law of FY 2026-27' */
  action: string
  onChoose(): void
}

/** Says that an answer follows a sample, and leads to the law in one tap. */
export function LawNotice({ heading, children, action, onChoose }: LawNoticeProps) {
  const choose = () => {
    onChoose()
    // The button is about to go; the visitor goes on at the answer that it has changed.
    document.getElementById('result')?.focus({ preventScroll: true })
  }
  return (
    <section aria-labelledby="law-notice" className="mb-2 rounded-lg border border-bad bg-bad-wash px-3 py-2">
      <h2 id="law-notice" className="text-base font-semibold text-bad">
        {heading}
      </h2>
      <p className="mt-1 text-sm">{children}</p>
      <Button variant="outline" className="no-print mt-2 whitespace-nowrap max-sm:px-2" onClick={choose}>
        {action}
      </Button>
    </section>
  )
}
