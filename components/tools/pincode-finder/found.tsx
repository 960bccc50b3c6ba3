import type { AnsweredView } from '@/components/lookup/lookup-view'
import { CopyButton } from '@/components/results/copy-button'
import { DataAge } from '@/components/results/data-age'
import { ShareLink } from '@/components/tool-form/share-link'
import type { PincodeAnswer } from '@/lib/lookup/pincode-answer'
import type { PostOffice } from '@/lib/postal/post-office'
import { DigitMeaning } from './digit-meaning'
import { OfficeList } from './office-list'
import { PincodeSource } from './source'

type Found = AnsweredView<Extract<PincodeAnswer, { kind: 'found' }>>
type Missed = AnsweredView<Extract<PincodeAnswer, { kind: 'notFound' }>>

/** The pincode in large, its offices, who says so, and what its digits mean. */
export function FoundOffices({ view: { question: pincode, answer } }: { view: Found }) {
  const where = places(answer.offices)
  return (
    <>
      <div className="flex items-start justify-between gap-2 px-5 py-4">
        <div>
          <h2 className="font-sans text-4xl font-semibold tabular-nums sm:text-5xl">{pincode}</h2>
          <output name="offices" data-value={answer.offices.length} className="mt-1 block text-soft">
            {answer.offices.length === 1 ? '1 post office' : `${answer.offices.length} post offices`}
            {where && ` in ${where}`}
          </output>
          {answer.facts?.on && <DataAge kind="pincodes" on={answer.facts.on} />}
        </div>
        <CopyButton value={pincode} label={`Copy pincode ${pincode}`} />
      </div>
      <div className="px-5 pb-4">
        <PincodeSource answer={answer} />
      </div>
      <OfficeList pincode={pincode} offices={answer.offices} />
      <div className="border-t border-line px-3 py-2">
        <ShareLink fragment={`pincode=${pincode}`} title={`Post offices of ${pincode}`} />
      </div>
      <DigitMeaning pincode={pincode} />
    </>
  )
}

export function NotFound({ view: { question: pincode, answer } }: { view: Missed }) {
  return (
    <>
      <div className="grid gap-2 px-5 py-6">
        <p role="alert" className="text-xl font-medium">
          {answer.message ?? 'Pincode not found or invalid.'}
        </p>
        <p className="text-soft">No post office uses {pincode}. Check the digits, or search by place.</p>
        <PincodeSource answer={answer} />
      </div>
      <DigitMeaning pincode={pincode} />
    </>
  )
}

/** "Central Delhi and New Delhi, Delhi", and for a pincode of two states "Valsad, Gujarat; Daman, …". */
function places(offices: PostOffice[]): string {
  const list = new Intl.ListFormat('en-IN')
  const ofStates = [...new Set(offices.map(({ state }) => state))].map((state) => {
    const districts = known(offices.filter((one) => one.state === state).map(({ district }) => district))
    return known([districts.length === 0 ? null : list.format(districts), state]).join(', ')
  })
  return ofStates.filter((place) => place !== '').join('; ')
}

function known(names: (string | null)[]): string[] {
  return [...new Set(names)].filter((name) => name !== null)
}
