import { DateField } from '@/components/fields/date-field'
import { AmountField, NumberField, PercentField } from '@/components/fields/number-field'
import { RowsField, RowsProblem } from '@/components/fields/rows-field'
import { SelectField } from '@/components/fields/select-field'
import { FoldedFields, wordsOfSet } from '@/components/tool-form/folded-fields'
import { saleRows } from '@/lib/capital-gains/capital-gains-inputs'
import { holdingRows, holdingsText } from '@/lib/capital-gains/harvest'
import { inForce } from '@/lib/rules/in-force'
import { EQUITY_COST_SPLIT, gainRateValues } from '@/lib/rules/capital-gains/gain-rates'
import { t } from '@/lib/language/words'
import { ASSETS, type GainFieldsProps } from './fields'
import { ResidentField } from './property-fields'

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

/** Shares of that time have a second cost. False for a day that is not there or cannot be read. */
const isBeforeSplit = (bought: string | null) => Boolean(bought) && bought! < EQUITY_COST_SPLIT

function YearFields({ inputs: { field } }: GainFieldsProps) {
  const sales = field('sales')
  const hasProperty = saleRows.cells(sales.text).some(([asset]) => asset?.text === 'property')
  return (
    <>
      <div role="group" aria-label={t('Sales of the year')} className="md:-mt-4">
        <RowsProblem field={sales} />
        <RowsField field={sales} list={saleRows} one={t('Sale')}>
          {(cell) => (
            <div className="field-row col-span-full">
              <div className="col-span-full">
                <SelectField field={cell('asset')} label={t('What was sold')} options={ASSETS} />
              </div>
              <AmountField field={cell('sale')} label={t('Sale price')} hint={t('Less expenses')} />
              <AmountField field={cell('cost')} label={t('Purchase price')} />
              <DateField field={cell('bought')} label={t('Bought on')} />
              <DateField field={cell('sold')} label={t('Sold on')} />
              {cell('asset').text === 'equity' && isBeforeSplit(cell('bought').value) && (
                <div className="col-span-full">
                  <AmountField field={cell('fmv31Jan2018')} label={t('Value on 31 January 2018')} />
                </div>
              )}
            </div>
          )}
        </RowsField>
      </div>
      {hasProperty && <ResidentField field={field('resident')} />}
      <AmountField
        field={field('otherIncome')}
        label={t('Other income of the year')}
        hint={t('After standard deduction; for surcharge and rebate. Leave empty for the tax on gains alone')}
      />
      {field('otherIncome').text === '' && (
        <PercentField
          field={field('slabRatePct')}
          label={t('Your slab rate')}
          hint={t('For short-term gains outside equity')}
        />
      )}
      <AmountsFolded field={field} summary={t('Losses, also of earlier years')} labels={LOSSES} />
      <AmountsFolded field={field} summary={t('Gains you know already')} labels={GAINS} />
      <HoldingFields field={field} />
    </>
  )
}

/** The fields of holdings, of which some may be sold and bought back. */
function HoldingFields({ field }: { field: Field }) {
  const given = field('holdings')
  const holdings = { ...given, text: holdingsText(given.text) }
  const reading = holdingRows.rowsOf(holdings.text)
  return (
    <FoldedFields summary={t('Shares and equity funds you still hold')} filled={given.text !== ''}>
      <p className="text-sm text-soft">
        {t('Shows what to sell and buy back so that gains within the free limit are never taxed.')}
      </p>
      <RowsProblem field={{ ...holdings, problem: reading.ok ? null : reading.problem }} />
      <RowsField field={holdings} list={holdingRows} one={t('Purchase')}>
        {(cell) => (
          <div className="field-row col-span-full">
            <NumberField field={cell('units')} label={t('Units')} inputMode="decimal" />
            <DateField field={cell('bought')} label={t('Bought on')} />
            <NumberField
              field={cell('cost')}
              label={t('Cost of a unit')}
              hint={isBeforeSplit(cell('bought').value) && t('The value of 31 January 2018, if it was more')}
              inputMode="decimal"
              prefix="₹"
            />
            <NumberField field={cell('price')} label={t('Price today')} inputMode="decimal" prefix="₹" />
          </div>
        )}
      </RowsField>
    </FoldedFields>
  )
}

type Field = GainFieldsProps['inputs']['field']

const LOSSES = {
  short: t('Short-term loss of this year'),
  long: t('Long-term loss of this year'),
  broughtShort: t('Short-term loss brought forward'),
  broughtLong: t('Long-term loss brought forward'),
} as const
const { value: LAW } = inForce(gainRateValues)
const GAINS = {
  slab: t('Short-term, at slab rates'),
  short20: t('Short-term equity, at {0}%', LAW.equityShortPercent),
  long125: t('Long-term besides equity, at {0}%', LAW.otherLongPercent),
  equityLong: t('Long-term equity, at {0}%', LAW.equityLongPercent),
} as const

type AmountName = keyof typeof LOSSES | keyof typeof GAINS

/** Amounts that few need, folded; what is set in them is named while they are closed. */
function AmountsFolded({ field, summary, labels }: AmountsFoldedProps) {
  const entries = Object.entries(labels) as [AmountName, string][]
  return (
    <FoldedFields summary={summary} {...wordsOfSet(entries.map(([name]) => [field(name), '₹{0}']))}>
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
  '54': t('54 (now 82): house sold, house bought'),
  '54F': t('54F (now 86): other asset sold, house bought'),
  '54EC': t('54EC (now 85): land or building sold, bonds bought'),
}

const ExemptionFields = ({ inputs: { field } }: GainFieldsProps) => (
  <>
    <SelectField field={field('section')} label={t('Exemption')} options={SECTIONS} />
    <AmountField field={field('gain')} label={t('Long-term capital gain')} />
    {field('section').text === '54F' && (
      <AmountField field={field('netConsideration')} label={t('Sale price less expenses')} />
    )}
    <AmountField
      field={field('invested')}
      label={field('section').text === '54EC' ? t('Bonds bought') : t('Cost of the new house')}
    />
    <DateField field={field('sold')} label={t('Sold on')} />
  </>
)

const PropertyTdsFields = ({ inputs: { field } }: GainFieldsProps) => (
  <>
    <AmountField
      field={field('price')}
      label={t('Price of the property')}
      hint={t('All buyers and sellers together, with charges such as parking')}
    />
    <AmountField
      field={field('stampValue')}
      label={t('Stamp value')}
      hint={t('Counts if higher than the price')}
    />
  </>
)
