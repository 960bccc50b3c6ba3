import { ChoiceField } from '@/components/fields/choice-field'
import { DayOrTodayField } from '@/components/fields/date-field'
import { AmountField, PercentField } from '@/components/fields/number-field'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import { SelectField } from '@/components/fields/select-field'
import { FoldedFields, isSet, wordsOfSet } from '@/components/tool-form/folded-fields'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import { FIRST_BILL_DAY, type jewelleryInputs } from '@/lib/gold/jewellery-inputs'
import { hallmarkGst } from '@/lib/rules/gst/jewellery-gst'
import { inForce } from '@/lib/rules/in-force'
import { nameOf, t } from '@/lib/language/words'

/** The grades as a hallmark has them. */
const PURITIES = {
  '999': t('24 carat (999)'),
  '995': t('24 carat (995)'),
  '958': t('23 carat (958)'),
  '916': t('22 carat (916)'),
  '833': t('20 carat (833)'),
  '750': t('18 carat (750)'),
  '585': t('14 carat (585)'),
  '375': t('9 carat (375)'),
}

type GoldFieldsProps = InputsProps<typeof jewelleryInputs>

/** The gold, its rate, the making, then what only some bills have. */
export function GoldFields({ inputs, today }: GoldFieldsProps & { today: string }) {
  const { field } = inputs
  return (
    <>
      <PlainNumberField
        field={field('weight')}
        label={t('Gross weight')}
        unit={
          <ChoiceField
            field={field('weightIn')}
            label={t('Weighed in')}
            labelHidden
            options={{ grams: t('Grams'), tola: t('Tola') }}
          />
        }
      />
      <SelectField field={field('purity')} label={t('Purity')} options={PURITIES} />
      <AmountField
        field={field('rate')}
        label={t('Rate for a gram')}
        hint={t('The jeweller’s rate of the day. ₹1,20,000 for 10 grams is ₹12,000')}
      />
      <MakingFields inputs={inputs} />
      <ExtraFields inputs={inputs} />
      <OldGoldFields inputs={inputs} />
      <FoldedFields
        summary={t('24 carat rate, own gold, bill')}
        filled={isSet(inputs.fragment, 'rateFor', 'kind', 'billed', 'on')}
      >
        <ChoiceField
          field={field('rateFor')}
          label={t('This rate is of')}
          options={{ own: t('This purity'), pure: t('24 carat (999)') }}
        />
        <SelectField
          field={field('kind')}
          label={t('Bill for')}
          options={{
            sale: t('Jewellery sold by the jeweller'),
            ownGold: t('Work on your own gold'),
            jobWork: t('Work on the gold of a GST-registered owner'),
          }}
        />
        <AmountField
          field={field('billed')}
          label={t('The jeweller’s bill')}
          hint={t('What you are asked to pay, to compare. It may stay empty')}
        />
        <DayOrTodayField
          field={field('on')}
          label={t('Day of the bill')}
          today={today}
          min={FIRST_BILL_DAY}
          max="2099-12-31"
        />
      </FoldedFields>
    </>
  )
}

function MakingFields({ inputs: { field } }: GoldFieldsProps) {
  const by = field('makingBy').value
  return (
    <>
      <ChoiceField
        field={field('makingBy')}
        label={t('Making charge')}
        options={{ percent: t('Per cent'), gram: t('For a gram'), flat: t('In all') }}
      />
      {by === 'gram' ? (
        <AmountField field={field('makingPerGram')} label={t('Making for a gram')} />
      ) : by === 'flat' ? (
        <AmountField field={field('makingFlat')} label={t('Making of the piece')} />
      ) : (
        <PercentField field={field('makingPct')} label={t('Making')} hint={t('Of the value of the gold')} />
      )}
    </>
  )
}

/** Stones, wastage, hallmark, and a discount. */
function ExtraFields({ inputs: { field } }: GoldFieldsProps) {
  const isSale = field('kind').value === 'sale'
  const rare = [
    [field('makingOff'), t('{0}% off the making')],
    [field('stones'), t('stones ₹{0}')],
    [field('stoneWeight'), t('{0} g of stones')],
    [field('wastage'), t('wastage {0}%')],
  ] as const
  const { filled } = wordsOfSet(rare)
  const { set } = wordsOfSet([...rare, [field('hallmark'), t('hallmark ₹{0}')]])
  return (
    <FoldedFields summary={t('Stones, wastage, discount')} filled={filled} set={set}>
      <div className="field-row">
        <PlainNumberField
          field={field('stoneWeight')}
          label={t('Weight of the stones')}
          unit={nameOf('input-units', 'g')}
          hint={t('Not paid as gold')}
        />
        <AmountField field={field('stones')} label={t('Price of the stones')} />
      </div>
      {isSale && (
        <PercentField
          field={field('wastage')}
          label={t('Wastage')}
          hint={t('Of the net weight, charged as gold')}
        />
      )}
      <div className="field-row">
        <AmountField field={field('hallmark')} label={t('Hallmark for an article')} hint={t('Before GST')} />
        <PlainNumberField field={field('articles')} label={t('Articles')} />
      </div>
      <PercentField field={field('makingOff')} label={t('Discount on making')} />
      <ChoiceField
        field={field('hallmarkTax')}
        label={t('GST on the hallmark')}
        options={{ bill: t('With the bill'), own: t('By itself, {0}%', inForce(hallmarkGst).value) }}
      />
    </FoldedFields>
  )
}

function OldGoldFields({ inputs: { field } }: GoldFieldsProps) {
  const { filled, set } = wordsOfSet([[field('oldWeight'), t('{0} g of old gold')]])
  return (
    <FoldedFields summary={t('Old gold in exchange')} filled={filled} set={set}>
      <div className="field-row">
        <PlainNumberField
          field={field('oldWeight')}
          label={t('Weight of the old gold')}
          unit={nameOf('input-units', 'g')}
        />
        <PercentField field={field('oldLoss')} label={t('Lost in melting')} />
      </div>
      <SelectField field={field('oldPurity')} label={t('Purity of the old gold')} options={PURITIES} />
      <AmountField
        field={field('oldRate')}
        label={t('Rate for a gram of old gold')}
        hint={t('Left empty: the rate above, by purity')}
      />
    </FoldedFields>
  )
}
