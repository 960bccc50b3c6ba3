import { CopyButton } from '@/components/share/copy-button'
import { openShareSheet } from '@/components/share/share-sheet'
import { useInBrowser } from '@/components/hooks/use-in-browser'
import { Button, buttonVariants } from '@/components/ui/button'

/** The ways to hand on what is on the screen: copy the address, WhatsApp, or the phone's own sheet where it has one. */
export function ShareLink({ fragment, title }: { fragment: string; title: string }) {
  const page = useInBrowser(() => location.origin + location.pathname, '')
  const canShare = useInBrowser(() => 'share' in navigator, false)
  const url = fragment ? `${page}#${fragment}` : page
  const whatsApp = `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`
  return (
    <div className="no-print flex flex-wrap gap-2" role="group" aria-label="Share this result">
      <CopyButton value={url} label="Copy link to this result" named="Link to this result">
        Copy link
      </CopyButton>
      <a
        href={whatsApp}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonVariants({ variant: 'quiet' })}
      >
        WhatsApp
      </a>
      {canShare && (
        <Button variant="quiet" onClick={() => openShareSheet({ title, url })}>
          Share…
        </Button>
      )}
    </div>
  )
}
