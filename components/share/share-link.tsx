import { CopyButton } from '@/components/share/copy-button'
import { openShareSheet } from '@/components/share/share-sheet'
import { useInBrowser } from '@/components/hooks/use-in-browser'
import { Button, buttonVariants } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { printPage } from '@/components/ui/print-page'

const CALL_IN_BUBBLE =
  'M3 21l1.6-4.8A9 9 0 1 1 8 19.5zM9 8c-.5 3.6 3 7 7 7l.6-1.8-2-1-1 .9c-1-.5-1.8-1.3-2.2-2.2l.8-1-.9-2z'

/** One button that unfolds the ways to hand on what is on the screen. */
export function ShareLink({ fragment, title }: { fragment: string; title: string }) {
  const page = useInBrowser(() => location.origin + location.pathname, '')
  const canShare = useInBrowser(() => 'share' in navigator, false)
  const url = fragment ? `${page}#${fragment}` : page
  const whatsApp = `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`
  return (
    <details className="no-print">
      <summary className={buttonVariants({ variant: 'outline', className: 'list-none' })}>Share</summary>
      <div className="mt-1 flex flex-wrap" role="group" aria-label="Share this result">
        <a
          href={whatsApp}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonVariants({ variant: 'quiet' })}
        >
          <Glyph path={CALL_IN_BUBBLE} />
          WhatsApp
        </a>
        <CopyButton value={url} label="Copy link to this result" named="Link to this result">
          Copy link
        </CopyButton>
        {canShare && (
          <Button variant="quiet" onClick={() => openShareSheet({ title, url })}>
            More…
          </Button>
        )}
        <Button variant="quiet" onClick={printPage}>
          Print
        </Button>
      </div>
    </details>
  )
}
