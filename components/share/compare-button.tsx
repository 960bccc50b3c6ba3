import { useState } from 'react'
import { useLazyImport } from '@/components/hooks/use-lazy-import'
import { Button } from '@/components/ui/button'
import { DidNotLoad } from '@/components/ui/load-error'
import { t } from '@/lib/language/words'

const load = () => import('@/components/share/keep-calculation')

/** Unfolds the form that keeps this calculation under a name, to compare it with others. */
export function CompareButton({ fragment }: { fragment: string }) {
  const [open, setOpen] = useState(false)
  const { value: part, failed, retry } = useLazyImport(load, open)
  return (
    <div className="no-print">
      <Button variant="outline" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('Compare')}
      </Button>
      {open && part && <part.KeepCalculation fragment={fragment} />}
      {open && failed && <DidNotLoad what={t('This part')} onRetry={retry} />}
    </div>
  )
}
