import { changeDraft } from '@/components/documents/use-document'
import { RuleNote } from '@/components/results/rule-note'
import { useToday } from '@/components/tool-form/use-today'
import { Button } from '@/components/ui/button'
import { dayInWords } from '@/lib/format/days'
import { rupeesFromPaise } from '@/lib/format/numbers'
import type { Receipt } from '@/lib/invoicing/draft'
import { receiptAmount } from '@/lib/invoicing/line-numbers'
import { isForFutureMonth, needsLandlordPan, proposedRentTds } from '@/lib/invoicing/rent-rules'
import { tdsKinds } from '@/lib/rules/tds-by-kind'

/** What the law and the tax office expect of this rent. */
export function RentCautions({ draft }: { draft: Receipt }) {
  const today = useToday()
  return (
    <>
      {isForFutureMonth(draft, today) && (
        <p role="status" className="text-sm text-bad">
          Some of these months are not over. Sign a receipt only for rent that was paid.
        </p>
      )}
      {needsLandlordPan(draft) && draft.business.pan.trim() === '' && (
        <p className="text-sm text-soft">
          Above ₹1,00,000 of rent a year, employers ask for the landlord’s PAN. Enter it with the landlord’s
          details.
        </p>
      )}
      <TdsProposal draft={draft} />
    </>
  )
}

function TdsProposal({ draft }: { draft: Receipt }) {
  const proposal = proposedRentTds(draft)
  if (!proposal) return null
  const { tdsPaise, months, ratePercent, row } = proposal
  const amount = receiptAmount.show(tdsPaise / 100)
  const span = months === 1 ? 'this month’s rent' : `the rent of ${months} months`
  return (
    <div className="text-sm text-soft">
      <p>
        {`A tenant who is an individual or HUF deducts ${ratePercent}% of the whole rent once, in the last month of the year or of the tenancy, when the rent is above ₹50,000 a month. The rate holds from ${dayInWords(row.from)}. On ${span} that is ${rupeesFromPaise(tdsPaise)}.`}
      </p>
      {draft.tdsAmount !== amount && (
        <Button variant="quiet" onClick={() => changeDraft(draft, { tdsAmount: amount })}>
          {`Use ${rupeesFromPaise(tdsPaise)}`}
        </Button>
      )}
      <RuleNote says="TDS on rent" source={row.source} checkedOn={tdsKinds.houseRent.terms.checkedOn} />
    </div>
  )
}
