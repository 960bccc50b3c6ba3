import { langOfEnglish } from '@/lib/language/page-language'
import { t } from '@/lib/language/words'

/** The packages that ship, each with its licence. The build fills in the rows: scripts/site/postbuild/licences.mjs. */
export function LicenceTable() {
  return (
    <div className="reading-table" role="region" aria-label={t('Packages')} tabIndex={0}>
      <table className="words">
        <caption>{t('Packages')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Package')}</th>
            <th scope="col">{t('Used for')}</th>
            <th scope="col">{t('Licence')}</th>
          </tr>
        </thead>
        <tbody id="licence-list" lang={langOfEnglish()} />
      </table>
    </div>
  )
}
