'use client'

import { Button } from '@/components/ui/button'

/** Where a fault of ours ends up. What was typed is in the address, so a reload brings it back. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <div role="alert" className="grid place-items-center py-20 text-center">
      <h1 className="text-3xl">Something went wrong on our side</h1>
      <p className="mt-2 max-w-[46ch] text-soft">
        This tool met a fault. Your numbers are still in the address of this page. Try again, or reload the
        page.
      </p>
      <Button className="mt-6" onClick={reset}>
        Try again
      </Button>
    </div>
  )
}
