import { inForce } from '@/lib/rules/in-force'
import { landlordPanAbove } from '@/lib/rules/gst/invoice-fields'
import { NumberCell, numericField } from '@/components/documents/controls/number-cell'
import { FieldPair, Section } from '@/components/documents/controls/section'
import { changeDocument, bindDocumentFields } from '@/components/documents/store/use-document'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { DateField } from '@/components/fields/date-field'
import { TextField } from '@/components/fields/text-field'
import { RuleNote } from '@/components/results/rule-note'
import { checkedBinding } from '@/components/tool-form/binding'
import { useToday } from '@/components/hooks/use-today'
import { Button } from '@/components/ui/button'
import { dayInWords } from '@/lib/format/days'
import { rupees, rupeesFromPaise } from '@/lib/format/numbers'
import type { Receipt } from '@/lib/invoicing/document/receipt'
import { receiptAmount } from '@/lib/invoicing/model/line-numbers'
import { financialYearStart } from '@/lib/invoicing/model/numbering'
import { readTds } from '@/lib/invoicing/model/receipt-lines'
import { isForFutureMonth, needsLandlordPan, proposedRentTds } from '@/lib/invoicing/rent/rent-rules'
import { tdsKinds } from '@/lib/rules/tds/tds-kinds'
import { t } from '@/lib/language/words'

/** The house and the month of the rent, or twelve receipts for a financial year. */
export function RentFields({ doc }: { doc: Receipt }) {
  const fields = bindDocumentFields(doc)
  const { yearPack, month, payDay } = doc
  const setPack = (next: boolean) => {
    const year = financialYearStart(month ? `${month}-01` : doc.date)
    changeDocument(doc, { yearPack: next, ...(next && year !== null && { month: `${year}-04` }) })
  }
  const tds = readTds(doc)
  return (
    <Section heading={t('Rent')}>
      <TextField field={fields.own('house')} label={t('Address of the house')} lines={2} />
      <CheckboxField
        field={checkedBinding('yearPack', yearPack, setPack)}
        label={t('Year pack: twelve receipts')}
      />
      <FieldPair>
        <DateField
          field={fields.own('month')}
          label={t(yearPack ? 'First month' : 'Month of the rent')}
          precision="month"
        />
        {yearPack && (
          <TextField
            field={fields.own('payDay', payDayProblem(payDay))}
            label={t('Paid on day of the month')}
            hint={t('Defaults to the last day')}
          />
        )}
      </FieldPair>
      <RentCautions doc={doc} />
      <NumberCell
        money
        field={numericField(fields.own('tdsAmount'), receiptAmount, tds.ok ? null : tds.problem)}
        label={t('Tax deducted by the tenant (TDS)')}
        hint={yearPack ? t('For the whole year; shown on the last receipt') : t('If any')}
      />
    </Section>
  )
}

const payDayProblem = (text: string) =>
  text.trim() === '' || /^(0?[1-9]|[12]\d|3[01])$/.test(text.trim()) ? null : t('Enter a day from 1 to 31.')

/** Notes on the duties that the law attaches to this rent: TDS and the landlord's PAN. */
function RentCautions({ doc }: { doc: Receipt }) {
  const today = useToday()
  return (
    <>
      {isForFutureMonth(doc, today) && (
        <p role="status" className="text-sm text-bad">
          {t('Some of these months are not over. Sign a receipt only for rent that was paid.')}
        </p>
      )}
      {needsLandlordPan(doc) && doc.business.pan.trim() === '' && (
        <p className="text-sm text-soft">
          {t(
            'Above {0} of rent a year, employers ask for the landlord’s PAN. Enter it with the landlord’s details.',
            rupees(inForce(landlordPanAbove).value),
          )}
        </p>
      )}
      <TdsProposal doc={doc} />
    </>
  )
}

function TdsProposal({ doc }: { doc: Receipt }) {
  const proposal = proposedRentTds(doc)
  if (!proposal) return null
  const { tdsPaise, months, ratePercent, row } = proposal
  const amount = receiptAmount.show(tdsPaise / 100)
  const span = months === 1 ? t('this month’s rent') : t('the rent of {0} months', months)
  return (
    <div className="text-sm text-soft">
      <p>
        {t(
          'A tenant who is an individual or HUF deducts {0}% of the whole rent once, in the last month of the year or of the tenancy, when the rent is above {1} a month. The rate holds from {2}. On {3} that is {4}.',
          ratePercent,
          rupees(row.value.limit),
          dayInWords(row.from),
          span,
          rupeesFromPaise(tdsPaise),
        )}
      </p>
      {doc.tdsAmount !== amount && (
        <Button variant="quiet" onClick={() => changeDocument(doc, { tdsAmount: amount })}>
          {t('Use {0}', rupeesFromPaise(tdsPaise))}
        </Button>
      )}
      <RuleNote label={t('TDS on rent')} row={row} checkedOn={tdsKinds.houseRent.terms.checkedOn} />
    </div>
  )
}
