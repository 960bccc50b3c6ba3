import { CopyButton } from '@/components/share/copy-button'
import { openShareSheet } from '@/components/share/share-sheet'
import { type HandedResult, shownQuestion } from '@/components/share/shown-answer'
import { Button, buttonVariants } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { printPage } from '@/components/ui/print-page'
import { showError } from '@/components/ui/toast-store'
import { t } from '@/lib/language/words'

const CALL_IN_BUBBLE =
  'M3 21l1.6-4.8A9 9 0 1 1 8 19.5zM9 8c-.5 3.6 3 7 7 7l.6-1.8-2-1-1 .9c-1-.5-1.8-1.3-2.2-2.2l.8-1-.9-2z'

export interface ShareWaysProps {
  fragment: string
  title: string
  /** What a picture shows; a page without it offers none. */
  result?: () => HandedResult
}

async function shareResult(fragment: string, result: HandedResult): Promise<void> {
  const part = await import('@/components/share/result-picture').catch(() => null)
  if (part) await part.shareResultPicture(fragment, result)
  else showError(t('Error'), t('The picture did not load. Please try again.'))
}

/** 'EMI of a loan: Monthly EMI ₹8,678 (Loan amount ₹ 5,00,000, Tenure 10 years)': with all that was set. */
function withQuestion(title: string, fragment: string): string {
  const set = shownQuestion(document, fragment).filter(({ isSet }) => isSet)
  if (set.length === 0) return title
  return `${title} (${set.map(({ name, text }) => `${name} ${text}`).join(', ')})`
}

/** The ways to hand on what is on the screen. */
export default function ShareWays({ fragment, title, result }: ShareWaysProps) {
  const page = location.origin + location.pathname
  const url = fragment ? `${page}#${fragment}` : page
  const whatsApp = (text: string) => `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`
  return (
    <div className="mt-1 flex flex-wrap" role="group" aria-label={t('Share this result')}>
      <a
        href={whatsApp(title)}
        onClick={({ currentTarget }) => (currentTarget.href = whatsApp(withQuestion(title, fragment)))}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonVariants({ variant: 'quiet' })}
      >
        <Glyph path={CALL_IN_BUBBLE} />
        WhatsApp
      </a>
      <CopyButton value={url} label={t('Copy link to this result')} named={t('Link to this result')}>
        {t('Copy link')}
      </CopyButton>
      {result && (
        <Button variant="quiet" onClick={() => shareResult(fragment, result())}>
          {t('Picture')}
        </Button>
      )}
      {'share' in navigator && (
        <Button
          variant="quiet"
          onClick={() => openShareSheet({ title, text: withQuestion(title, fragment), url })}
        >
          {t('More…')}
        </Button>
      )}
      <Button variant="quiet" onClick={printPage}>
        {t('Print')}
      </Button>
    </div>
  )
}
