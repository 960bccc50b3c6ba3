import { useEffect, useState } from 'react'
import { backupProblemText, notStoredText } from '@/components/saved-data/saved-words'
import { localDay } from '@/lib/calendar/today'
import { dayInWords } from '@/lib/format/days'
import { parseJson } from '@/lib/json/parse-json'
import {
  lostKeys,
  readBackup,
  replaceSaved,
  type SavedTexts,
  savedTexts,
  withReplaced,
} from '@/lib/saved-data/backup'
import { readReplaced, REPLACED_KEY, type ReplacedData } from '@/lib/saved-data/replaced-data'
import { withStorage } from '@/lib/storage/browser-storage'
import { t } from '@/lib/language/words'

/** Texts that are to take the place of all that is saved, once the visitor has read what would be lost. */
export interface Replacement {
  data: SavedTexts
  /** The keys of what would be gone or another. */
  lost: readonly string[]
  /** The message once it is done. */
  done: string
}

interface Change {
  message: string
  /** The data before the last change on this page; null if there is nothing to undo. */
  before: SavedTexts | null
}

/** What the site has saved in this browser, and the ways to replace all of it. Texts are null until they are read. */
export function useSavedData() {
  const { texts, message, before, report, put } = useTexts()
  const [asked, setAsked] = useState<Replacement | null>(null)
  /** With what is replaced, where there is room for it. */
  const replace = ({ data, lost, done }: Replacement) => {
    setAsked(null)
    if (lost.length === 0) return put(data, done, texts)
    const kept = withReplaced(data, texts!, localDay(new Date()))
    if (put(kept, done, texts) !== 'full') return
    put(
      data,
      `${done} ${t('There is no room to keep what was here before: it can be brought back only while this page is open.')}`,
      texts,
    )
  }
  const ask = (data: SavedTexts, done: string) => {
    const lost = lostKeys(texts!, data)
    if (lost.length === 0) return replace({ data, lost, done })
    report('')
    setAsked({ data, lost, done })
  }
  return {
    texts,
    message,
    before,
    asked,
    /** What an earlier visit has replaced by a copy. */
    replaced: replacedIn(texts),
    ask,
    replace,
    cancel: () => setAsked(null),
    restore: async (file: File) => {
      const backup = readBackup(await file.text())
      if (!backup.ok) return report(backupProblemText(backup))
      ask(backup.data, restoredText(backup))
    },
    eraseAll: () => void put({}, t('Everything was erased.'), texts),
    undo: () => before && void put(before, t('Undone: all is as it was before.'), null),
  }
}

/** The texts as they are stored now, with what was last reported of them and the way to write others in their place. */
function useTexts() {
  const [texts, setTexts] = useState<SavedTexts | null>(null)
  const [{ message, before }, setChange] = useState<Change>({ message: '', before: null })
  useEffect(() => {
    const read = () => {
      const found = withStorage(savedTexts)
      setTexts(found.ok ? found.value : {})
      if (!found.ok) setChange({ message: notStoredText(found.reason), before: null })
    }
    read()
    addEventListener('storage', read)
    return () => removeEventListener('storage', read)
  }, [])
  const report = (words: string) => setChange((last) => ({ ...last, message: words }))
  const put = (data: SavedTexts, done: string, undo: SavedTexts | null): 'stored' | 'full' | 'blocked' => {
    const stored = withStorage((storage) => replaceSaved(storage, data))
    if (!stored.ok) {
      report(notStoredText(stored.reason))
      return stored.reason
    }
    setTexts(data)
    setChange({ message: done, before: undo })
    return 'stored'
  }
  return { texts, message, before, report, put }
}

function restoredText({ savedOn, unknown }: Extract<ReturnType<typeof readBackup>, { ok: true }>): string {
  const done = t('Restored the copy of {0}.', dayInWords(savedOn))
  return unknown.length === 0 ? done : `${done} ${t('Not known here and left out: {0}.', unknown.join(', '))}`
}

const replacedIn = (texts: SavedTexts | null): ReplacedData | null => {
  const text = texts?.[REPLACED_KEY]
  return text === undefined ? null : readReplaced(parseJson(text))
}
