import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField, PercentField } from '@/components/fields/number-field'
import { FoldedFields, isSet } from '@/components/tool-form/folded-fields'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import type { marginInputs } from '@/lib/finance/margin'
import { t } from '@/lib/language/words'

type MarginFieldsProps = InputsProps<typeof marginInputs>

/** The fields of the margin: the question, price and discount, cost and GST; then those that fewer sellers need. */
export function MarginFields({ inputs }: MarginFieldsProps) {
  const { field } = inputs
  return (
    <>
      <ChoiceField
        field={field('aim')}
        label={t('What to find')}
        options={{ margin: t('The margin at a price'), price: t('The price for a margin') }}
      />
      <PriceFields inputs={inputs} />
      <PercentField field={field('off')} label={t('Discount')} />
      <AmountField field={field('cost')} label={t('Cost of a piece')} />
      <PercentField
        field={field('rate')}
        label={t('GST rate')}
        hint={t('0% if you are not registered or pay composition tax')}
      />
      <ChoiceField
        field={field('gst')}
        label={t('GST in the price')}
        options={{ inside: t('Included, as in an MRP'), outside: t('Added on the bill') }}
      />
      <FoldedFields
        summary={t('Second discount, GST credit, costs')}
        filled={isSet(inputs.fragment, 'thenOff', 'costGst', 'fixed')}
      >
        <PercentField field={field('thenOff')} label={t('Then another')} hint={t('On what is left')} />
        <ChoiceField
          field={field('costGst')}
          label={t('GST in the cost')}
          options={{ outside: t('Not included'), inside: t('Included, and I take the credit') }}
        />
        <AmountField
          field={field('fixed')}
          label={t('Fixed costs of a month')}
          hint={t('Rent, wages, electricity: due even if nothing is sold')}
        />
      </FoldedFields>
    </>
  )
}

function PriceFields({ inputs: { field } }: MarginFieldsProps) {
  if (field('aim').value === 'price')
    return (
      <>
        <ChoiceField
          field={field('wantedAs')}
          label={t('Wanted as a part')}
          options={{ margin: t('Of the price (margin)'), markup: t('Of the cost (mark-up)') }}
        />
        <PercentField field={field('wanted')} label={t('Wanted')} />
      </>
    )
  return <AmountField field={field('mrp')} label={t('MRP or list price')} />
}
