import { DateField } from '@/components/fields/date-field'
import { AmountField, PercentField } from '@/components/fields/number-field'
import { RowsField, RowsProblem } from '@/components/fields/rows-field'
import { SelectField } from '@/components/fields/select-field'
import { FoldedFields, wordsOfSet } from '@/components/tool-form/folded-fields'
import { saleRows } from '@/lib/capital-gains/capital-gains-inputs'
import { EQUITY_COST_SPLIT } from '@/lib/rules/capital-gains/gain-rates'
import { ASSETS, type GainFieldsProps } from './fields'

/** The fields of a whole year, of an exemption and of the TDS on a property. */
export function OtherFields({ inputs }: GainFieldsProps) {
  switch (inputs.field('question').text) {
    case 'year':
      return <YearFields inputs={inputs} />
    case 'exemption':
      return <ExemptionFields inputs={inputs} />
    default:
      return <PropertyTdsFields inputs={inputs} />
  }
}

function YearFields({ inputs: { field } }: GainFieldsProps) {
  const sales = field('sales')
  return (
    <>
      <div role="group" aria-label="Sales of the year" className="-mt-4">
        <RowsProblem field={sales} />
        <RowsField field={sales} list={saleRows} one="Sale">
          {(cell) => (
            <div className="col-span-full grid grid-cols-2 gap-3">
              <div className="col-span-full">
                <SelectField field={cell('asset')} label="What was sold" options={ASSETS} />
              </div>
              <AmountField field={cell('sale')} label="Sale price" hint="Less expenses" />
              <AmountField field={cell('cost')} label="Purchase price" />
              <DateField field={cell('bought')} label="Bought on" />
              <DateField field={cell('sold')} label="Sold on" />
              {cell('asset').text === 'equity' &&
                cell('bought').text !== '' &&
                cell('bought').text < EQUITY_COST_SPLIT && (
                  <div className="col-span-full">
                    <AmountField field={cell('fmv31Jan2018')} label="Value on 31 January 2018" />
                  </div>
                )}
            </div>
          )}
        </RowsField>
      </div>
      <AmountField
        field={field('otherIncome')}
        label="Other income of the year"
        hint="After standard deduction; for surcharge and rebate. Leave empty for the tax on gains alone"
      />
      {field('otherIncome').text === '' && (
        <PercentField
          field={field('slabRatePct')}
          label="Your slab rate"
          hint="For short-term gains outside equity"
        />
      )}
      <LossFields field={field} />
      <KnownGainFields field={field} />
    </>
  )
}

type Field = GainFieldsProps['inputs']['field']

const LOSSES = {
  short: 'Short-term loss of this year',
  long: 'Long-term loss of this year',
  broughtShort: 'Short-term loss brought forward',
  broughtLong: 'Long-term loss brought forward',
} as const
const GAINS = {
  slab: 'Short-term, at slab rates',
  short20: 'Short-term equity, at 20%',
  long125: 'Long-term besides equity, at 12.5%',
  equityLong: 'Long-term equity, at 12.5%',
} as const

const LossFields = ({ field }: { field: Field }) => (
  <AmountsFolded field={field} summary="Losses, also of earlier years" labels={LOSSES} />
)
const KnownGainFields = ({ field }: { field: Field }) => (
  <AmountsFolded field={field} summary="Gains you know already" labels={GAINS} />
)

type AmountName = keyof typeof LOSSES | keyof typeof GAINS

/** Amounts that few need, folded; what is set in them is named while they are closed. */
function AmountsFolded({ field, summary, labels }: AmountsFoldedProps) {
  const entries = Object.entries(labels) as [AmountName, string][]
  return (
    <FoldedFields
      summary={summary}
      {...wordsOfSet(entries.map(([name]) => [field(name), (text) => `₹${text}`]))}
    >
      {entries.map(([name, label]) => (
        <AmountField key={name} field={field(name)} label={label} />
      ))}
    </FoldedFields>
  )
}

interface AmountsFoldedProps {
  field: Field
  summary: string
  labels: Partial<Record<AmountName, string>>
}

const SECTIONS = {
  '54': '54 (now 82): house sold, house bought',
  '54F': '54F (now 86): other asset sold, house bought',
  '54EC': '54EC (now 85): land or building sold, bonds bought',
}

const ExemptionFields = ({ inputs: { field } }: GainFieldsProps) => (
  <>
    <SelectField field={field('section')} label="Exemption" options={SECTIONS} />
    <AmountField field={field('gain')} label="Long-term capital gain" />
    {field('section').text === '54F' && (
      <AmountField field={field('netConsideration')} label="Sale price less expenses" />
    )}
    <AmountField
      field={field('invested')}
      label={field('section').text === '54EC' ? 'Bonds bought' : 'Cost of the new house'}
    />
    <DateField field={field('sold')} label="Sold on" />
  </>
)

const PropertyTdsFields = ({ inputs: { field } }: GainFieldsProps) => (
  <>
    <AmountField
      field={field('price')}
      label="Price of the property"
      hint="All buyers and sellers together, with charges such as parking"
    />
    <AmountField field={field('stampValue')} label="Stamp value" hint="Counts if higher than the price" />
  </>
)
