import type { ComponentType } from 'react'
import { ChoiceField } from '@/components/fields/choice-field'
import { DateField } from '@/components/fields/date-field'
import { AmountField, PercentField } from '@/components/fields/number-field'
import { SelectField } from '@/components/fields/select-field'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import { DidNotLoad } from '@/components/ui/load-error'
import { type capitalGainsInputs, saleRows } from '@/lib/capital-gains/capital-gains-inputs'
import { termOf } from '@/lib/capital-gains/gain-sale'
import { yearRowOf } from '@/lib/capital-gains/year-row'
import { EQUITY_COST_SPLIT, type GainAsset } from '@/lib/rules/capital-gains/gain-rates'
import { t } from '@/lib/language/words'

export type GainFieldsProps = InputsProps<typeof capitalGainsInputs>

export const ASSETS: Record<GainAsset, string> = {
  equity: t('Listed shares, equity funds'),
  property: t('Land, house, flat, shop'),
  gold: t('Gold, silver, jewellery'),
  'gold-etf': t('Gold ETFs bought from April 2025'),
  'unlisted-shares': t('Unlisted or foreign shares'),
  'debt-fund': t('Debt funds (specified funds)'),
  'listed-bond': t('Listed bonds, debentures'),
  'unlisted-bond': t('Unlisted bonds, debentures'),
  vda: t('Crypto and other virtual digital assets'),
}

const QUESTIONS = {
  sale: t('One sale'),
  year: t('Whole year'),
  exemption: t('Exemption'),
  propertyTds: t('TDS'),
}

interface Props extends GainFieldsProps {
  /** The fields of all questions but that of one sale; undefined until their script has loaded. */
  OtherFields: ComponentType<GainFieldsProps> | undefined
  /** What of one sale only a property needs, from the same script. */
  PropertyFields: ComponentType<GainFieldsProps> | undefined
  /** Where that script did not load. */
  onRetry: (() => void) | undefined
}

export function CapitalGainsFields({ inputs, OtherFields, PropertyFields, onRetry }: Props) {
  const question = inputs.field('question')
  const isSale = question.text === 'sale'
  // A year without sales begins with the one sale that was entered.
  const onQuestion = (next: string) => {
    const isFirstYear = next === 'year' && inputs.field('sales').text === saleRows.initial
    const sales = isFirstYear ? yearRowOf(inputs.read) : null
    inputs.set({ question: next, ...(sales !== null && { sales: saleRows.show(sales) }) })
  }
  return (
    <>
      <ChoiceField
        field={{ ...question, onText: onQuestion }}
        label={t('Work out')}
        labelHidden
        options={QUESTIONS}
      />
      {isSale ? (
        <SaleFields inputs={inputs} PropertyFields={PropertyFields} />
      ) : (
        OtherFields && <OtherFields inputs={inputs} />
      )}
      {onRetry && <DidNotLoad what={t('This part')} onRetry={onRetry} />}
    </>
  )
}

function SaleFields({ inputs, PropertyFields }: Omit<Props, 'OtherFields' | 'onRetry'>) {
  const { field } = inputs
  const asset = field('asset').value
  const bought = field('bought').value
  return (
    <>
      <SelectField field={field('asset')} label={t('What was sold')} options={ASSETS} />
      <div className="field-row">
        <AmountField field={field('sale')} label={t('Sale price')} />
        <AmountField field={field('cost')} label={t('Purchase price')} />
      </div>
      <div className="field-row">
        <DateField field={field('bought')} label={t('Bought on')} />
        <DateField field={field('sold')} label={t('Sold on')} />
      </div>
      {asset === 'equity' && bought && bought < EQUITY_COST_SPLIT && (
        <AmountField
          field={field('fmv31Jan2018')}
          label={t('Value on 31 January 2018')}
          hint={t('Highest price of that day, or the NAV, of all units sold')}
        />
      )}
      <SlabRate field={field} />
      {asset === 'property' && PropertyFields && <PropertyFields inputs={inputs} />}
      {asset !== 'vda' && (
        <AmountField
          field={field('expenses')}
          label={t('Expenses of the sale')}
          hint={t('Brokerage, fees; not STT')}
        />
      )}
    </>
  )
}

/** Asked for short-term gains outside equity alone. */
function SlabRate({ field }: { field: Field }) {
  const [asset, bought, sold] = [field('asset').value, field('bought').value, field('sold').value]
  if (!asset || !bought || !sold || asset === 'equity') return null
  if (termOf({ asset, bought, sold }) !== 'short') return null
  return (
    <PercentField field={field('slabRatePct')} label={t('Your slab rate')} hint={t('Of your highest slab')} />
  )
}

type Field = GainFieldsProps['inputs']['field']
