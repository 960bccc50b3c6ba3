import { LiveFailed } from '@/components/lookup/live-failed'
import { CopyButton } from '@/components/results/copy-button'
import { ShareLink } from '@/components/tool-form/share-link'
import { PincodeSource } from '@/components/tools/pincode-finder/pincode-source'
import { failedMessage, type FinderView } from '@/components/tools/pincode-finder/finder-view'
import { OfficeList } from '@/components/tools/pincode-finder/office-list'
import type { PostOffice } from '@/lib/postal/post-office'

type Found = Extract<FinderView, { kind: 'found' }>

/** The pincode in large, its offices, and who says so. */
export function FoundOffices({ view, onRetry }: { view: Found; onRetry(pincode: string): void }) {
  const { question: pincode, answer, liveFailed } = view
  const where = places(answer.offices)
  return (
    <>
      {liveFailed && <LiveFailed message={failedMessage} onRetry={() => onRetry(pincode)} />}
      <div className="flex items-start justify-between gap-2 px-5 py-4">
        <div>
          <h2 className="font-sans text-4xl font-semibold tabular-nums sm:text-5xl">{pincode}</h2>
          <output name="offices" data-value={answer.offices.length} className="mt-1 block text-soft">
            {answer.offices.length === 1 ? '1 post office' : `${answer.offices.length} post offices`}
            {where && ` in ${where}`}
          </output>
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
