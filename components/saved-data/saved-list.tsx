import '@/components/results/schedule.css'
import { savedName } from '@/components/saved-data/saved-words'
import { counted } from '@/lib/format/numbers'
import type { SavedTexts } from '@/lib/saved-data/backup'
import { countSaved } from '@/lib/saved-data/saved-kinds'
import { t } from '@/lib/language/words'

/** The saved data, with how much of it there is and the page that shows it. */
export function SavedDataList({ texts }: { texts: SavedTexts }) {
  const keys = Object.keys(texts)
  if (keys.length === 0) return <p>{t('Nothing is saved on this device yet.')}</p>
  return (
    <div
      role="region"
      aria-label={t('Saved on this device')}
      tabIndex={0}
      className="table-scroll mt-4 max-h-none"
    >
      <table className="data-table wordy">
        <caption className="sr-only">{t('Saved on this device')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('What')}</th>
            <th scope="col">{t('Entries')}</th>
            <th scope="col">{t('Size')}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => {
            const { name, page } = savedName(key, texts)
            return (
              <tr key={key}>
                <th scope="row">
                  <a href={page}>{name}</a>
                </th>
                <td>{countSaved(key, texts[key]!) ?? t('Cannot be read in full')}</td>
                <td>{sizeText(texts[key]!)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Browsers store two bytes for each unit of a text. */
function sizeText(text: string): string {
  const kilobytes = Math.ceil((2 * text.length) / 1024)
  return `${counted(kilobytes, 'KB', 'KB')}`
}
