import { LiveAsk } from '@/components/live/live-ask'
import type { BranchRecord } from '@/lib/banking/branch-record'
import type { IfscAnswer } from '@/lib/lookup/ifsc/ifsc-answer'
import { liveIfsc } from '@/lib/lookup/ifsc/live-ifsc'
import { ifscHost } from '@/lib/lookup/live/open-services'
import { isSameText } from '@/lib/lookup/live/same-text'
import { t } from '@/lib/language/words'
import { knownRails, recordRows, rowLabel } from './rows'

const answerWithinMs = 8_000

interface TodaysDetailsProps {
  ifsc: string
  /** What our list has of the branch; null where it has nothing. */
  listed: BranchRecord | null
  tapped: boolean
}

/** What Razorpay's service holds of a code today, and where our list differs. */
export function TodaysDetails({ ifsc, listed, tapped }: TodaysDetailsProps) {
  return (
    <LiveAsk
      service="ifsc"
      question={ifsc}
      tapped={tapped}
      address={`${ifscHost}/${ifsc}`}
      ask={liveIfsc(ifscHost, answerWithinMs).ask}
      remains={t('What this site’s own list has on the code is above.')}
      answered={(answer) => <Details {...{ ifsc, answer, listed }} />}
    />
  )
}

interface DetailsProps extends Omit<TodaysDetailsProps, 'tapped'> {
  answer: IfscAnswer
}

function Details({ ifsc, answer, listed }: DetailsProps) {
  if (answer.kind !== 'found')
    return (
      <p role="alert" className="font-medium">
        {t('IFSC code not found.')} {t('The service of Razorpay does not have it.')}
      </p>
    )
  const old = new Map(listed ? recordRows(listed).map(({ name, value }) => [name, value]) : [])
  const rows = recordRows(answer.record).map(({ name, value }) => {
    const before = old.get(name)
    return { name, value, before: before === undefined || isSameText(before, value) ? null : before }
  })
  const differs = rows.some(({ before }) => before !== null)
  const label = t('Today’s details of {0}', ifsc)
  return (
    <section aria-label={label}>
      <h3 className="font-medium">{label}</h3>
      <p role="status" className="text-sm text-soft">
        {t('From the service of Razorpay.')}{' '}
        {listed !== null &&
          t(differs ? 'What differs from our list is marked.' : 'Nothing differs from our list.')}
      </p>
      <dl>
        {rows.map(({ name, value, before }) => (
          <div key={name} className="flex items-start gap-2 border-b border-line py-2">
            <dt className="w-24 shrink-0 text-sm text-soft">{rowLabel(name)}</dt>
            <dd lang="en-IN" className="min-w-0">
              {value}
              {before !== null && <mark className="block text-sm">{t('In our list: {0}', before)}</mark>}
            </dd>
          </div>
        ))}
        {knownRails(answer.record.rails).map(([rail, accepted]) => (
          <div key={rail} className="flex items-start gap-2 border-b border-line py-2">
            <dt className="w-24 shrink-0 text-sm text-soft">{rail.toUpperCase()}</dt>
            <dd>{t(accepted ? 'Yes' : 'No')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
