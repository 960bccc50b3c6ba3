import { LiveAsk } from '@/components/live/live-ask'
import { listInWords } from '@/lib/format/list-in-words'
import { counted } from '@/lib/format/numbers'
import { pincodeHost } from '@/lib/lookup/live/open-services'
import { onlyIn } from '@/lib/lookup/live/same-text'
import { livePincodes } from '@/lib/lookup/pincode/live-pincodes'
import type { PincodeAnswer } from '@/lib/lookup/pincode/pincode-answer'
import { nameOf, t } from '@/lib/language/words'
import type { PostOffice } from '@/lib/postal/post-office'

const answerWithinMs = 8_000

interface TodaysOfficesProps {
  pincode: string
  /** What our directory has; null where it lacks the pincode. */
  listed: readonly PostOffice[] | null
  tapped: boolean
}

/** The post offices that the postal service names today, and where our directory differs. */
export function TodaysOffices({ pincode, listed, tapped }: TodaysOfficesProps) {
  return (
    <LiveAsk
      service="pincode"
      question={pincode}
      tapped={tapped}
      address={`${pincodeHost}/pincode/${pincode}`}
      ask={livePincodes(pincodeHost, answerWithinMs).ask}
      remains={t('The answer of our own directory stays.')}
      answered={(answer) => <Offices {...{ pincode, answer, listed }} />}
    />
  )
}

const namesOf = (offices: readonly PostOffice[]) => offices.map(({ name }) => name)

interface OfficesProps extends Omit<TodaysOfficesProps, 'tapped'> {
  answer: PincodeAnswer
}

function Offices({ pincode, answer, listed }: OfficesProps) {
  if (answer.kind === 'notFound')
    return (
      <p role="alert" className="font-medium">
        {t('The service knows no post office of {0}.', pincode)}
      </p>
    )
  const label = t('Today’s post offices of {0}', pincode)
  const today = namesOf(answer.offices)
  const added = listed ? onlyIn(today, namesOf(listed)) : []
  const gone = listed ? onlyIn(namesOf(listed), today) : []
  return (
    <section aria-label={label}>
      <h3 className="font-medium">{label}</h3>
      <p role="status" className="text-sm text-soft">
        {t('{0} from api.postalpincode.in.', counted(today.length, 'post office'))}{' '}
        {listed !== null && added.length + gone.length === 0 && t('The same as in our directory.')}
      </p>
      {added.length > 0 && <p>{t('Not in our directory: {0}.', listInWords(added))}</p>}
      {gone.length > 0 && <p>{t('Only in our directory: {0}.', listInWords(gone))}</p>}
      <ul>
        {answer.offices.map(({ name, branchType, district, state }) => (
          <li key={`${name}, ${district}`} className="border-b border-line py-2">
            <span lang="en-IN">{name}</span>{' '}
            <span className="text-sm text-soft">
              {[
                branchType && nameOf('post-offices', branchType.replace(' Post Office', '')),
                district,
                state && nameOf('states', state),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
