'use client'

import { FileField } from '@/components/fields/file-field'
import { SavedDataList } from '@/components/saved-data/saved-list'
import { namesInWords, savedName } from '@/components/saved-data/saved-words'
import { type Replacement, useSavedData } from '@/components/saved-data/use-saved-data'
import { saveFile } from '@/components/share/save-file'
import { CopyReminder } from '@/components/ui/copy-reminder'
import { Button } from '@/components/ui/button'
import { EraseButton } from '@/components/ui/erase-button'
import { localDay } from '@/lib/calendar/today'
import { dayInWords } from '@/lib/format/days'
import { backupText, type SavedTexts } from '@/lib/saved-data/backup'
import { startCopyReminder } from '@/lib/saved-data/copy-reminder'
import { t } from '@/lib/language/words'

/** The kinds of data that are easily entered again, for which no copy is suggested. */
const isWorthCopy = (key: string) =>
  !key.startsWith('alwaysAsk.') &&
  ![
    'copyReminder',
    'installOffer',
    'jantarBusinesses.open',
    'languageOffer',
    'ratesOfDay',
    'recentTools',
    'savedDataBefore',
    'theme',
    'toolsByLaw',
    'weatherForecasts',
  ].includes(key)

/** Everything that the site has saved in this browser: what it is, a copy of it, and ways to restore or erase it. */
export function SavedData() {
  const saved = useSavedData()
  const { texts, message, before, asked, replaced } = saved
  if (texts === null) return <p role="status">{t('Reading what is saved…')}</p>

  const saveCopy = () => {
    const today = localDay(new Date())
    saveFile(`jantar-${today}.json`, 'application/json', backupText(texts, today))
    startCopyReminder(today)
  }
  const withdraw = (key: string, name: string) => {
    const others = Object.entries(texts).filter(([other]) => other !== key)
    saved.replace({ data: Object.fromEntries(others), lost: [], done: t('Withdrawn: {0}.', name) })
  }
  const isEmpty = Object.keys(texts).length === 0

  return (
    <>
      <CopyReminder hasData={Object.keys(texts).some(isWorthCopy)} />
      <SavedDataList texts={texts} />
      <GivenLeave texts={texts} onWithdraw={withdraw} />
      <div className="max-w-prose mt-4 grid justify-items-start gap-4">
        <Button onClick={saveCopy} disabled={isEmpty}>
          {t('Save a copy (JSON)')}
        </Button>
        <FileField
          name="backup"
          label={t('Restore from a copy')}
          accept=".json,application/json"
          onFile={(file) => void saved.restore(file)}
        />
        {asked && (
          <Question
            asked={asked}
            texts={texts}
            onReplace={() => saved.replace(asked)}
            onCancel={saved.cancel}
          />
        )}
        {replaced && !before && !asked && (
          <div className="flex flex-wrap items-center gap-3">
            {t('A copy was restored on {0}. What was here before is kept.', dayInWords(replaced.replacedOn))}
            <Button
              variant="outline"
              onClick={() => saved.ask(replaced.data, t('Undone: all is as it was before.'))}
            >
              {t('Bring it back')}
            </Button>
          </div>
        )}
        {!isEmpty && (
          <EraseButton
            label={t('Erase everything')}
            warning={t(
              'All documents, cards, expenses, timers, figures, calculations and settings on this device will be erased.',
            )}
            confirm={t('Erase everything')}
            onErase={saved.eraseAll}
          />
        )}
        <p role="status" className="flex min-h-11 flex-wrap items-center gap-3">
          {message}
          {before && (
            <Button variant="outline" onClick={saved.undo}>
              {t('Undo')}
            </Button>
          )}
        </p>
      </div>
    </>
  )
}

interface QuestionProps {
  asked: Replacement
  texts: SavedTexts
  onReplace(): void
  onCancel(): void
}

/** Before anything is replaced: what would be gone or another. */
const Question = ({ asked: { lost, data }, texts, onReplace, onCancel }: QuestionProps) => (
  <div role="alert" className="flex flex-wrap items-center gap-2">
    <p className="w-full">
      {t(
        'This takes the place of what is saved here now. Gone or changed will be: {0}.',
        namesInWords(lost, { ...data, ...texts }),
      )}
    </p>
    <Button onClick={onReplace}>{t('Replace')}</Button>
    <Button variant="outline" onClick={onCancel}>
      {t('Cancel')}
    </Button>
  </div>
)

interface GivenLeaveProps {
  texts: SavedTexts
  onWithdraw(key: string, name: string): void
}

/** The services that this device asks without a question each time, each with a way to stop it. */
function GivenLeave({ texts, onWithdraw }: GivenLeaveProps) {
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
