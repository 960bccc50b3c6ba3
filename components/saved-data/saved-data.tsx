'use client'

import { useEffect, useState } from 'react'
import { FileField } from '@/components/fields/file-field'
import { SavedList } from '@/components/saved-data/saved-list'
import { backupProblemText, notStoredText } from '@/components/saved-data/saved-words'
import { saveFile } from '@/components/share/save-file'
import { CopyReminder } from '@/components/ui/copy-reminder'
import { Button } from '@/components/ui/button'
import { EraseButton } from '@/components/ui/erase-button'
import { localDay } from '@/lib/calendar/today'
import { dayInWords } from '@/lib/format/days'
import { backupText, readBackup, replaceSaved, type SavedTexts, savedTexts } from '@/lib/saved-data/backup'
import { startCopyReminder } from '@/lib/saved-data/copy-reminder'
import { withStorage } from '@/lib/storage/browser-storage'
import { t } from '@/lib/language/words'

/** The kinds of data that are easily entered again, for which no copy is suggested. */
const isWorthCopy = (key: string) =>
  !['copyReminder', 'installOffer', 'languageOffer', 'recentTools', 'theme', 'toolsByLaw'].includes(key)

/** Everything that the site has saved in this browser: what it is, a copy of it, and ways to restore or erase it. */
export function SavedData() {
  const [texts, setTexts] = useState<SavedTexts | null>(null)
  const [message, setMessage] = useState('')
  /** The data before the last change; null if there is nothing to undo. */
  const [before, setBefore] = useState<SavedTexts | null>(null)

  useEffect(() => {
    const read = () => {
      const found = withStorage(savedTexts)
      setTexts(found.ok ? found.value : {})
      if (!found.ok) setMessage(notStoredText(found.reason))
    }
    read()
    addEventListener('storage', read)
    return () => removeEventListener('storage', read)
  }, [])
  if (texts === null) return <p role="status">{t('Reading what is saved…')}</p>

  const replaceBy = (data: SavedTexts, done: string, undo: SavedTexts | null) => {
    const stored = withStorage((storage) => replaceSaved(storage, data))
    setMessage(stored.ok ? done : notStoredText(stored.reason))
    if (!stored.ok) return
    setTexts(data)
    setBefore(undo)
  }
  const saveCopy = () => {
    const today = localDay(new Date())
    saveFile(`jantar-${today}.json`, 'application/json', backupText(texts, today))
    startCopyReminder(today)
  }
  const restore = async (file: File) => {
    const backup = readBackup(await file.text())
    if (!backup.ok) return setMessage(backupProblemText(backup))
    const { unknown } = backup
    const left = unknown.length > 0 && t('Not known here and left out: {0}.', unknown.join(', '))
    const done = [t('Restored the copy of {0}.', dayInWords(backup.savedOn)), left]
    replaceBy(backup.data, done.filter(Boolean).join(' '), texts)
  }
  const isEmpty = Object.keys(texts).length === 0

  return (
    <>
      <CopyReminder hasData={Object.keys(texts).some(isWorthCopy)} />
      <SavedList texts={texts} />
      <div className="max-w-prose mt-4 grid justify-items-start gap-4">
        <Button onClick={saveCopy} disabled={isEmpty}>
          {t('Save a copy (JSON)')}
        </Button>
        <FileField
          name="backup"
          label={t('Restore from a copy')}
          accept=".json,application/json"
          onFile={(file) => void restore(file)}
        />
        {!isEmpty && (
          <EraseButton
            label={t('Erase everything')}
            warning={t(
              'All documents, cards, expenses, timers, figures, calculations and settings on this device will be erased.',
            )}
            confirm={t('Erase everything')}
            onErase={() => replaceBy({}, t('Everything was erased.'), texts)}
          />
        )}
        <p role="status" className="flex min-h-11 flex-wrap items-center gap-3">
          {message}
          {before && (
            <Button
              variant="outline"
              onClick={() => replaceBy(before, t('Undone: all is as it was before.'), null)}
            >
              {t('Undo')}
            </Button>
          )}
        </p>
      </div>
    </>
  )
}
