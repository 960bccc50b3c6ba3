import { useState } from 'react'
import { documentStore } from '@/components/documents/store/document-store'
import { papersOf } from '@/components/documents/paper/papers-of'
import { keptDocument } from '@/components/documents/store/open-document'
import { loadPaperWords } from '@/components/documents/paper/load-paper-words'
import type { Copies } from '@/components/documents/pdf/document-pdf'
import { lettersNotDrawn } from '@/components/documents/pdf/pdf-letters'
import { optionList } from '@/components/fields/select-field'
import { saveFile } from '@/components/share/save-file'
import { useInBrowser } from '@/components/hooks/use-in-browser'
import { Button } from '@/components/ui/button'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { balanceOf } from '@/lib/invoicing/tax/payments'
import { t } from '@/lib/language/words'

type Purpose = 'save' | 'share'
type State =
  | { at: 'rest' | 'making' | 'failed' }
  /** Asked before a file with gaps is made. */
  | { at: 'gaps'; letters: readonly string[]; purpose: Purpose }
  /** The share sheet opens only right after a tap, and making the file may have taken too long for that. */
  | { at: 'readyToShare'; file: File }

const MOST_NAMED = 12

interface DownloadPdfProps {
  doc: BusinessDocument
  copies: Copies
  disabled: boolean
  /** The password that opens the file; left out for a file that opens without one. */
  password?: string
  /** The text that is shared with the file. */
  message?: string | undefined
  /** Sharing is a sign, as in the bar of a phone. */
  compact?: boolean
}

/** How far the download of a document is; that of another one is over, and a failure with the next change. */
function useStateFor(doc: BusinessDocument) {
  const [state, setState] = useState<State>({ at: 'rest' })
  const [shown, setShown] = useState(doc)
  if (shown !== doc) {
    setShown(doc)
    // A document without an id gets one from this download.
    const isOther = shown.id !== doc.id && shown.id !== ''
    if (isOther || state.at === 'failed') setState({ at: 'rest' })
  }
  return [state, setState] as const
}

/** Makes the PDF on the visitor's own device and hands it over. What draws it is fetched with the first one. */
export function DownloadPdf({ doc, copies, disabled, password, message, compact }: DownloadPdfProps) {
  const [state, setState] = useStateFor(doc)
  const canShare = useCanShareFiles()
  const make = async (purpose: Purpose, despiteGaps = false) => {
    setState({ at: 'making' })
    try {
      const { documentPdf } = await import('@/components/documents/pdf/document-pdf')
      const stored = keptDocument(doc)
      const balance = balanceOf(stored, documentStore.getState().documents)
      const papers = papersOf(stored, balance, await loadPaperWords(stored.style.language))
      if (!papers) throw new RangeError('There is no paper while a number cannot be read')
      const letters = despiteGaps ? [] : lettersNotDrawn(papers)
      if (letters.length > 0) return setState({ at: 'gaps', letters, purpose })
      const file = await documentPdf(papers, documentStore.getState().pictures, copies, password)
      if (purpose === 'save') saveFile(file.name, file.type, file)
      setState(
        purpose === 'save' || (await shareFile(file, message))
          ? { at: 'rest' }
          : { at: 'readyToShare', file },
      )
    } catch (error) {
      setState({ at: 'failed' })
      if (!didNotLoad(error)) throw error
    }
  }
  const busy = disabled || state.at === 'making'
  return (
    <>
      <Button onClick={() => make('save')} disabled={busy} aria-busy={state.at === 'making'}>
        {t(state.at === 'making' ? 'Making the PDF…' : 'Download PDF')}
      </Button>
      {canShare && (
        <Button
          variant="outline"
          size={compact ? 'icon' : 'default'}
          aria-label={t('Share PDF')}
          onClick={() => make('share')}
          disabled={busy}
        >
          {compact ? <ShareSign /> : t('Share PDF')}
        </Button>
      )}
      {/* An empty one takes no line between the buttons. */}
      <div
        role="status"
        className={state.at === 'rest' || state.at === 'making' ? 'sr-only' : 'w-full text-sm'}
      >
        {state.at === 'failed' && t('The PDF could not be made. Please try again, or print the page.')}
        {state.at === 'gaps' && <Gaps letters={state.letters} onGoOn={() => make(state.purpose, true)} />}
        {state.at === 'readyToShare' && (
          <Button onClick={() => shareFile(state.file, message).then(() => setState({ at: 'rest' }))}>
            {t('The PDF is ready: share it')}
          </Button>
        )}
      </div>
    </>
  )
}

const ShareSign = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
    <path d="M4 12v8h16v-8M12 16V3M7 8l5-5 5 5" />
  </svg>
)

function Gaps({ letters, onGoOn }: { letters: readonly string[]; onGoOn(): void }) {
  return (
    <>
      <p>
        {t(
          'The PDF cannot draw {0} and would show ? instead. Printing the page draws everything your device can show.',
          letters.slice(0, MOST_NAMED).join(' '),
        )}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={() => window.print()}>{t('Print instead')}</Button>
        <Button variant="outline" onClick={onGoOn}>
          {t('Make the PDF anyway')}
        </Button>
      </div>
    </>
  )
}

/** To make a file takes the browser some milliseconds, which are not spent at each key. */
let sample: File | undefined

/** True if the device's share sheet takes files, as on most phones. */
function useCanShareFiles(): boolean {
  return useInBrowser(() => {
    sample ??= new File([''], 'a.pdf', { type: 'application/pdf' })
    return navigator.canShare?.({ files: [sample] }) ?? false
  }, false)
}

/** Whether a script or a file did not come, which can be asked for again; any other error is a bug. */
const didNotLoad = (fault: unknown) =>
  fault instanceof Error && /load|fetch|import|HTTP error/i.test(fault.message)

/** Opens the share sheet. @returns false when the browser wants a fresh tap first */
async function shareFile(file: File, text?: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title: file.name, ...(text && { text }) })
    return true
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    // Closing the sheet without choosing is an answer, not an error.
    if (name === 'AbortError') return true
    if (name === 'NotAllowedError') return false
    throw error
  }
}

const COPIES: Record<Copies, string> = {
  one: t('One copy, unmarked'),
  goods: t('Original, duplicate and triplicate (goods)'),
  services: t('Original and duplicate (services)'),
}

/** Which copies of an invoice the PDF has: rule 48. */
export function CopiesField({ value, onChange }: { value: Copies; onChange(copies: Copies): void }) {
  return (
    <label className="flex w-full flex-wrap items-center gap-x-2 text-sm">
      {t('Copies in the PDF')}
      <select
        name="copies"
        value={value}
        onChange={(event) => onChange(event.target.value as Copies)}
        className="control min-h-11 min-w-0"
      >
        {optionList(COPIES)}
      </select>
    </label>
  )
}
