import { Button } from '@/components/ui/button'
import type { StoredState } from '@/lib/storage/stored-value'
import { t } from '@/lib/language/words'

type Storing = Pick<StoredState<unknown>, 'notSaved' | 'setAside'>

interface StorageNoticeProps {
  state: Storing
  /** What is stored, as a sentence begins: 'Your expenses'. */
  what: string
  onClose(): void
}

/** The notice about a value that could not be saved in this browser, or not be read. */
export function StorageNotice({ state, what, onClose }: StorageNoticeProps) {
  return (
    <div role="alert" className="no-print">
      {(state.notSaved ?? state.setAside) && (
        <div className="card mb-4 flex items-start gap-2 border-bad bg-bad-soft p-3">
          <div className="min-w-0 flex-1">
            <StorageWords state={state} what={what} />
          </div>
          <Button variant="quiet" onClick={onClose}>
            {t('Close')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The notice as bare sentences. */
export function StorageWords({ state: { notSaved, setAside }, what }: { state: Storing; what: string }) {
  return (
    <>
      {notSaved !== null && <p>{notSavedWords(notSaved, what)}</p>}
      {setAside !== null && (
        <p className="break-words">
          {t(
            '{0} of an earlier visit could not be read. Nothing was deleted: they are stored as {1}.',
            what,
            setAside,
          )}
        </p>
      )}
    </>
  )
}

const notSavedWords = (reason: Storing['notSaved'], what: string) =>
  reason === 'full'
    ? t(
        '{0} are not saved: this browser has no room left for the site. They are lost when you close this page.',
        what,
      )
    : t('{0} are not saved: your browser blocks site storage. They are lost when you close this page.', what)
