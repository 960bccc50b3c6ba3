import type { ComponentType } from 'react'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { DateField } from '@/components/fields/date-field'
import { AmountField, PercentField } from '@/components/fields/number-field'
import { RowsField, RowsProblem } from '@/components/fields/rows-field'
import { SelectField } from '@/components/fields/select-field'
import { FoldedFields } from '@/components/tool-form/folded-fields'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { DidNotLoad } from '@/components/ui/load-error'
import { type capitalGainsInputs, improvementRows } from '@/lib/capital-gains/capital-gains-inputs'
import { termOf } from '@/lib/capital-gains/gain-sale'
import { BASE_DAY, EQUITY_COST_SPLIT, type GainAsset } from '@/lib/rules/capital-gains/gain-rates'

export interface GainFieldsProps {
  inputs: ToolInputs<typeof capitalGainsInputs>
}

export const ASSETS: Record<GainAsset, string> = {
  equity: 'Listed shares, equity funds',
  property: 'Land, house, flat, shop',
  gold: 'Gold, silver, jewellery',
  'unlisted-shares': 'Unlisted or foreign shares',
  'debt-fund': 'Debt funds (specified funds)',
  'listed-bond': 'Listed bonds, debentures',
  'unlisted-bond': 'Unlisted bonds, debentures',
  vda: 'Crypto and other virtual digital assets',
}

const QUESTIONS = {
  sale: 'One sale',
  year: 'Whole year',
  exemption: 'Exemption',
  propertyTds: 'TDS on property',
}

interface Props extends GainFieldsProps {
  /** The fields of all questions but that of one sale; undefined until their script has loaded. */
  OtherFields: ComponentType<GainFieldsProps> | undefined
  /** Where that script did not load. */
  onRetry: (() => void) | undefined
}

export function CapitalGainsFields({ inputs, OtherFields, onRetry }: Props) {
  const isSale = inputs.field('question').text === 'sale'
  return (
    <>
      <ChoiceField field={inputs.field('question')} label="Work out" options={QUESTIONS} />
      {isSale ? <SaleFields inputs={inputs} /> : OtherFields && <OtherFields inputs={inputs} />}
      {onRetry && <DidNotLoad what="This part" onRetry={onRetry} />}
    </>
  )
}

function SaleFields({ inputs: { field } }: GainFieldsProps) {
  const asset = field('asset').value
  const bought = field('bought').value
  return (
    <>
      <SelectField field={field('asset')} label="What was sold" options={ASSETS} />
      <div className="grid gap-3 sm:grid-cols-2">
        <AmountField field={field('sale')} label="Sale price" />
        <AmountField field={field('cost')} label="Purchase price" />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <DateField field={field('bought')} label="Bought on" />
        <DateField field={field('sold')} label="Sold on" />
      </div>
      {asset === 'equity' && bought && bought < EQUITY_COST_SPLIT && (
        <AmountField
          field={field('fmv31Jan2018')}
          label="Value on 31 January 2018"
          hint="Highest price of that day, or the NAV, of all units sold"
        />
      )}
      <SlabRate field={field} />
      {asset === 'property' && <PropertyFields field={field} isOld={bought !== null && bought < BASE_DAY} />}
      {asset !== 'vda' && <ExpenseFields field={field} isProperty={asset === 'property'} />}
    </>
  )
}

/** Asked for short-term gains outside equity alone. */
function SlabRate({ field }: { field: Field }) {
  const [asset, bought, sold] = [field('asset').value, field('bought').value, field('sold').value]
  if (!asset || !bought || !sold || asset === 'equity') return null
  if (termOf({ asset, bought, sold }) !== 'short') return null
  return <PercentField field={field('slabRatePct')} label="Your slab rate" hint="Of your highest slab" />
}

const ExpenseFields = ({ field, isProperty }: { field: Field; isProperty: boolean }) => (
  <FoldedFields
    summary={isProperty ? 'Expenses, improvements' : 'Expenses of the sale'}
    filled={field('expenses').text !== '0' || field('improvements').text !== improvementRows.initial}
  >
    <AmountField field={field('expenses')} label="Expenses of the sale" hint="Brokerage, fees; not STT" />
    {isProperty && <Improvements field={field} />}
  </FoldedFields>
)

type Field = GainFieldsProps['inputs']['field']

const PropertyFields = ({ field, isOld }: { field: Field; isOld: boolean }) => (
  <>
    {isOld && (
      <AmountField
        field={field('value1Apr2001')}
        label="Value on 1 April 2001"
        hint="Fair market value, not above the stamp value of that day"
      />
    )}
    <AmountField
      field={field('stampValue')}
      label="Stamp value"
      hint="Counts if more than 110% of the sale price"
    />
    <CheckboxField field={field('resident')} label="Seller is a resident individual or HUF" />
  </>
)

const YEARS = Object.fromEntries(improvementRows.columns.financialYear.options.map((year) => [year, year]))

const Improvements = ({ field }: { field: Field }) => (
  <div role="group" aria-label="Improvements">
    <RowsProblem field={field('improvements')} />
    <RowsField field={field('improvements')} list={improvementRows} one="Improvement">
      {(cell) => (
        <div className="col-span-full grid grid-cols-2 gap-3">
          <AmountField field={cell('amount')} label="Improvement" />
          <SelectField field={cell('financialYear')} label="Financial year" options={YEARS} />
        </div>
      )}
    </RowsField>
  </div>
)
