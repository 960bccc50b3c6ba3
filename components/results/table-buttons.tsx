import { Button } from '@/components/ui/button'

/** The ways to take a table along: a file for spreadsheets, and paper. */
export function TableButtons({ onSave }: { onSave(): void }) {
  return (
    <div className="no-print mt-4 mb-2 flex flex-wrap items-center gap-2">
      <Button variant="quiet" className="ml-auto" onClick={onSave}>
        Download CSV
      </Button>
      <Button variant="quiet" onClick={() => print()}>
        Print
      </Button>
    </div>
  )
}
