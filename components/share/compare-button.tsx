import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { LazyPart } from '@/components/ui/lazy-part'

const load = async () => (await import('@/components/share/keep-calculation')).KeepCalculation

/** Unfolds the form that keeps this calculation under a name, to compare it with others. */
export function CompareButton({ fragment }: { fragment: string }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="no-print">
      <Button variant="outline" aria-expanded={open} onClick={() => setOpen(!open)}>
        Compare
      </Button>
      {open && <LazyPart what="This part" load={load} props={{ fragment }} />}
    </div>
  )
}
