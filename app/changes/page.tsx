import { ChangesOfTools, LawChanges } from '@/components/site/law-changes'
import { PlainPage } from '@/components/site/plain-page'
import { Day } from '@/components/ui/day'
import { Sentence } from '@/components/ui/sentence'
import { CHANGES_FEED_PATH } from '@/content/changes/changes-feed'
import { builtOn, changesByTool, changesByYear, lawChanges } from '@/content/changes/law-changes'
import { pageMetadata } from '@/content/metadata'
import { changes as page } from '@/content/pages'
import { t } from '@/content/page-words'
import { site } from '@/content/site'
import { addressOf } from '@/lib/seo/address'

const words = pageMetadata({ ...page, path: '/changes' })
export const metadata = {
  ...words,
  alternates: {
    ...words.alternates,
    types: { 'application/rss+xml': addressOf(site.origin, CHANGES_FEED_PATH) },
  },
}

export default function Page() {
  const all = lawChanges()
  const toCome = all.filter(({ isToCome }) => isToCome)
  return (
    <PlainPage page={page} site={site}>
      <p>
        {t(
          'Made from the rows of law that the tools count by: each change with its first day, what held before, its source and its tools. The first row of a rule is not listed.',
        )}{' '}
        <a href={CHANGES_FEED_PATH}>{t('RSS feed')}</a>, <a href="#by-tool">{t('Changes by tool')}</a>
      </p>
      <h2>
        <Sentence words={t('To come, as known on {0}')} parts={[<Day key="day" date={builtOn} />]} />
      </h2>
      {toCome.length > 0 ? <LawChanges changes={toCome} /> : <p>{t('No change to come is known.')}</p>}
      {changesByYear(all.filter(({ isToCome }) => !isToCome)).map(({ year, changes }) => (
        <section key={year}>
          <h2>{t('FY {0}', year)}</h2>
          <LawChanges changes={changes} />
        </section>
      ))}
      <h2 id="by-tool">{t('Changes by tool')}</h2>
      <ChangesOfTools tools={changesByTool(all)} />
    </PlainPage>
  )
}
