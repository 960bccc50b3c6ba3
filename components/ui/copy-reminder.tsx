import { useEffect } from 'react'
import { useStoredValue } from '@/components/hooks/use-stored-value'
import { useToday } from '@/components/hooks/use-today'
import { Button } from '@/components/ui/button'
import { copyReminder, isCopyDue, startCopyReminder } from '@/lib/saved-data/copy-reminder'
import { t } from '@/lib/language/words'
import { localPath } from '@/lib/language/local-path'

/** After 30 days of use without a copy, the suggestion to save one. @param hasData there is something to copy */
export function CopyReminder({ hasData }: { hasData: boolean }) {
  const today = useToday('device')
  const { since } = useStoredValue(copyReminder).value
  const begins = hasData && since === null && today !== ''
  useEffect(() => {
    if (begins) startCopyReminder(today)
  }, [begins, today])
  if (!hasData || today === '' || !isCopyDue(since, today)) return null
  return (
    <p role="note" className="card no-print flex flex-wrap items-center gap-2 px-4 py-2">
      {t('No copy was saved in the last 30 days.')}
      <a href={localPath('/saved-data')} className="inline-flex min-h-11 items-center">
        {t('Save a copy')}
      </a>
      <Button variant="quiet" onClick={() => startCopyReminder(today)}>
        {t('Close')}
      </Button>
    </p>
  )
}
