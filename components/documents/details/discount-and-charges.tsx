import { DiscountField } from '@/components/documents/controls/discount-field'
import type { DocumentFormProps } from '@/components/documents/controls/field-messages'
import { NumberCell, numericField } from '@/components/documents/controls/number-cell'
import { changeDocument, bindDocumentFields } from '@/components/documents/store/use-document'
import { SelectField } from '@/components/fields/select-field'
import { Suggestions } from '@/components/fields/suggestions'
import { TextField } from '@/components/fields/text-field'
import { binding } from '@/components/tool-form/binding'
import { Button } from '@/components/ui/button'
import { blankLine, firstTaxRate } from '@/lib/invoicing/model/blank-line'
import { isOffer, type ItemDocument } from '@/lib/invoicing/document/document'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import { filledLines } from '@/lib/invoicing/model/filled-lines'
import { cellKind, cellProblem, type LineCell, readLine } from '@/lib/invoicing/model/line-numbers'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import { currencyOf, minorUnitsOf } from '@/lib/invoicing/tax/export-currency'
import { mayBeExempt } from '@/lib/invoicing/tax/exemption-of'
import { overallDiscountKind, readOverallDiscount } from '@/lib/invoicing/tax/overall-discount'
import { EXEMPTIONS } from '@/components/documents/controls/exemption-names'
import { t } from '@/lib/language/words'

/** A discount on all items together, and additional charges, each with its own rate. */
export function DiscountAndCharges({ doc, messages }: DocumentFormProps<ItemDocument>) {
  return (
    <div className="grid gap-2">
      <OverallDiscount doc={doc} />
      {doc.charges.map((charge, place) => (
        <ChargeFields key={charge.id} doc={doc} charge={charge} place={place} messages={messages} />
      ))}
      <div>
        <Button variant="outline" onClick={() => addCharge(doc)}>
          {t('Add a charge')}
        </Button>
      </div>
      <Suggestions
        id="known-charges"
        texts={['Packing', 'Freight', 'Loading', 'Insurance', 'Installation']}
      />
    </div>
  )
}

/** The prices of the items after their own discounts; those that cannot be read have messages of their own. */
const itemsPaise = (doc: ItemDocument) =>
  filledLines(doc).reduce((sum, line) => {
    const reading = readLine(line, minorUnitsOf(doc))
    return reading.ok ? sum + reading.value.grossMinor - reading.value.discountMinor : sum
  }, 0n)

function OverallDiscount({ doc }: { doc: ItemDocument }) {
  const { own } = bindDocumentFields(doc)
  const reading = readOverallDiscount(doc, itemsPaise(doc), minorUnitsOf(doc))
  const isAbove = !reading.ok && reading.problem.kind === 'discountAboveAmount'
  const plain = numericField(
    own('overallDiscount'),
    overallDiscountKind(doc),
    reading.ok ? null : reading.problem,
  )
  const field = isAbove ? { ...plain, problem: t('Enter no more than the items come to.') } : plain
  return (
    <DiscountField
      label={t('Discount on all items')}
      hint={t('Before tax, shared out among the items')}
      field={field}
      unit={own('overallDiscountUnit')}
      currency={currencyOf(doc)?.currency}
    />
  )
}

/** A charge has the highest rate of the items: it follows the principal supply. */
function addCharge(doc: ItemDocument): void {
  const rates = filledLines(doc).map(({ taxRatePercent }) => taxRatePercent)
  const [rate = firstTaxRate(doc.kind)] = rates.sort((a, b) => Number(b) - Number(a))
  const lowest = doc.charges.reduce((least, { id }) => Math.min(least, id), 0)
  changeDocument(doc, { charges: [...doc.charges, blankLine(lowest - 1, rate)] })
}

interface ChargeFieldsProps extends DocumentFormProps<ItemDocument> {
  charge: DocumentLine
  /** From 0. */
  place: number
}

function ChargeFields({ doc, charge, place, messages }: ChargeFieldsProps) {
  const name = `charges-${place + 1}`
  const bind = (cell: keyof DocumentLine & string, suffix: string = cell) =>
    binding(`${name}-${suffix}`, String(charge[cell]), (text) =>
      changeDocument(doc, {
        charges: doc.charges.map((one) => (one.id === charge.id ? { ...one, [cell]: text } : one)),
      }),
    )
  const number = (cell: LineCell, suffix?: string) =>
    numericField(bind(cell, suffix), cellKind(charge, cell), cellProblem(charge, cell))
  const problems = messages.lines.get(charge.id)
  const taxRate = number('taxRatePercent')
  const remove = () => changeDocument(doc, { charges: doc.charges.filter((one) => one.id !== charge.id) })
  return (
    <fieldset className="doc-line">
      <legend className="sr-only">{t('Charge {0}', place + 1)}</legend>
      <div className="doc-line-words">
        <TextField field={bind('description')} label={t('Charge')} list="known-charges" />
      </div>
      <NumberCell
        field={number('rate', 'amount')}
        label={t('Charge amount')}
        money={currencyOf(doc)?.currency ?? true}
      />
      <TextField
        field={{ ...bind('hsn'), problem: problems?.hsn ?? null }}
        label={t('HSN/SAC of the charge')}
      />
      {chargesTax(doc) && (!isOffer(doc) || doc.ratePerLine) && (
        <NumberCell
          field={{ ...taxRate, problem: taxRate.problem ?? problems?.taxRatePercent ?? null }}
          label={t('GST on the charge')}
          percent
        />
      )}
      {mayBeExempt(doc, charge) && (
        <SelectField field={bind('exemption')} label={t('Tax status of the charge')} options={EXEMPTIONS} />
      )}
      <div className="doc-line-foot">
        <Button variant="quiet" onClick={remove}>
          {t('Remove charge {0}', place + 1)}
        </Button>
      </div>
    </fieldset>
  )
}
