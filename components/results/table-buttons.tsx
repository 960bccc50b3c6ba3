import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

/** The ways to take a table along: a file for spreadsheets, and paper. What chooses between tables stands before them. */
export function TableButtons({ onSave, children }: { onSave(): void; children?: ReactNode }) {
  return (
    <div className="no-print mt-4 mb-2 flex flex-wrap items-center gap-2">
      {children}
      <Button variant="quiet" className="ml-auto" onClick={onSave}>
        Download CSV
      </Button>
      <Button variant="quiet" onClick={() => print()}>
        Print
      </Button>
    </div>
  )
}
