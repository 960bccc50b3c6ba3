import { savedName } from '@/components/saved-data/saved-words'
import { Button } from '@/components/ui/button'
import type { SavedTexts } from '@/lib/saved-data/backup'
import { t } from '@/lib/language/words'

interface GivenLeaveProps {
  texts: SavedTexts
  onWithdraw(key: string, name: string): void
}

/** The services that this device asks without a question each time, each with a way to stop it. */
export function GivenLeave({ texts, onWithdraw }: GivenLeaveProps) {
  const keys = Object.keys(texts).filter((key) => /^alwaysAsk\.[a-z]+$/.test(key))
  if (keys.length === 0) return null
  return (
    <section className="max-w-prose mt-4" aria-label={t('Services that are asked without asking you')}>
      <p>{t('This device asks these services without asking you each time:')}</p>
      <ul className="mt-2 grid gap-2">
        {keys.map((key) => {
          const { name } = savedName(key, texts)
          return (
            <li key={key} className="flex flex-wrap items-center gap-3">
              {name}
              <Button
                variant="outline"
                aria-label={t('Withdraw: {0}', name)}
                onClick={() => onWithdraw(key, name)}
              >
                {t('Withdraw')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
