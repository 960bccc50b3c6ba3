import { useState } from 'react'
import { useLazyImport } from '@/components/hooks/use-lazy-import'
import type { ShareWaysProps } from '@/components/share/share-ways'
import { Button } from '@/components/ui/button'
import { DidNotLoad } from '@/components/ui/load-error'
import { t } from '@/lib/language/words'

const loadWays = () => import('@/components/share/share-ways')

/** One button that unfolds the ways to hand on what is on the screen; the page as built holds the button alone. */
export function ShareLink(shared: ShareWaysProps) {
  const [open, setOpen] = useState(false)
  const { value: part, failed, retry } = useLazyImport(loadWays, open)
  return (
    <div className="no-print">
      <Button variant="outline" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('Share')}
      </Button>
      {open && part && <part.ShareWays {...shared} />}
      {open && failed && <DidNotLoad what={t('This part')} onRetry={retry} />}
    </div>
  )
}
