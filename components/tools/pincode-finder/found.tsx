import { AnswerSource } from '@/components/lookup/answer-source'
import { CodeParts } from '@/components/results/code-parts'
import { CopyButton } from '@/components/share/copy-button'
import { DataAge } from '@/components/results/data-age'
import { ShareLink } from '@/components/share/share-link'
import { listInWords } from '@/lib/format/list-in-words'
import { counted } from '@/lib/format/numbers'
import type { PincodeAnswer } from '@/lib/lookup/pincode/pincode-answer'
import { pincodeMeaning } from '@/lib/postal/pincode-meaning'
import type { PostOffice } from '@/lib/postal/post-office'
import { nameOf, t } from '@/lib/language/words'
import { OfficeList } from './office-list'

interface AnswerProps<Kind> {
  pincode: string
  answer: Extract<PincodeAnswer, { kind: Kind }>
}

/** The pincode in large type, its offices, the source, and the meaning of its digits. */
export function FoundOffices({ pincode, answer }: AnswerProps<'found'>) {
  const where = places(answer.offices)
  const offices = counted(answer.offices.length, 'post office')
  return (
    <>
      <div className="flex items-start justify-between gap-2 px-5 py-4">
        <div>
          <h2 data-spoken className="font-sans text-4xl font-semibold tabular-nums sm:text-5xl">
            {pincode}
          </h2>
          <output
            aria-live="off"
            data-spoken
            name="offices"
            data-value={answer.offices.length}
            className="mt-1 block text-soft"
          >
            {where ? t('{0} in {1}', offices, where) : offices}
          </output>
          {answer.facts?.on && <DataAge kind="pincodes" on={answer.facts.on} />}
        </div>
        <CopyButton value={pincode} label={t('Copy pincode {0}', pincode)} />
      </div>
      <div className="px-5 pb-4">
        <PincodeSourceNote answer={answer} />
      </div>
      <OfficeList pincode={pincode} offices={answer.offices} />
      <div className="border-y border-line px-3 py-2">
        <ShareLink fragment={`pincode=${pincode}`} title={t('Post offices of {0}', pincode)} />
      </div>
      <DigitMeaning pincode={pincode} />
    </>
  )
}

export function PincodeNotFound({ pincode, answer }: AnswerProps<'notFound'>) {
  return (
    <>
      <div className="grid gap-2 border-b border-line px-5 py-6">
        <p role="alert" className="text-xl font-medium">
          {answer.message ?? t('Pincode not found or invalid.')}
        </p>
        <p className="text-soft">
          {t('No post office uses {0}. Check the digits, or search by place.', pincode)}
        </p>
        <PincodeSourceNote answer={answer} />
      </div>
      <DigitMeaning pincode={pincode} />
    </>
  )
}

/** The meaning of the six digits of a pincode, from the zone to the office. */
export function DigitMeaning({ pincode }: { pincode: string }) {
  const { zone, subZone, sortingDistrict, deliveryOffice } = pincodeMeaning(pincode)
  return (
    <div className="px-5 pb-5">
      <CodeParts
        label={t('What the digits mean')}
        parts={[
          [zone.digits, t('Zone'), nameOf('postal-zones', zone.name)],
          [
            pincode.slice(0, 2),
            t('Sub-zone'),
            subZone ? nameOf('postal-zones', subZone.name) : t('not in use'),
          ],
          [sortingDistrict, t('Sorting district'), t('where its mail is sorted')],
          [deliveryOffice, t('Post office'), t('the office that delivers')],
        ]}
      />
    </div>
  )
}

/** Who gave the answer, and how old it is. */
export function PincodeSourceNote({ answer: { by, facts } }: { answer: PincodeAnswer }) {
  const about = facts && {
    ...facts,
    data: t('data from {0}', nameOf('directories', facts.dataOf)),
    holds: `${counted(facts.offices, 'office')}, ${counted(facts.pincodes, 'pincode')}`,
  }
  return <AnswerSource by={by} about={about} />
}

/** "Central Delhi and New Delhi, Delhi", and for a pincode of two states "Valsad, Gujarat; Daman, …". */
function places(offices: PostOffice[]): string {
  const ofStates = [...new Set(offices.map(({ state }) => state))].map((state) => {
    const districts = offices.filter((office) => office.state === state).map(({ district }) => district)
    const known = [...new Set(districts)].filter((district) => district !== null)
    return [listInWords(known), state && nameOf('states', state)].filter(Boolean).join(', ')
  })
  return ofStates.filter(Boolean).join('; ')
}
