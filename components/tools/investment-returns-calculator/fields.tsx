import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField, PercentField, YearsField } from '@/components/fields/number-field'
import { FoldedFields, isSet } from '@/components/tool-form/folded-fields'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import { LazyPart } from '@/components/ui/lazy-part'
import type { investmentInputs } from '@/lib/finance/investment-returns'
import { nameOf, t } from '@/lib/language/words'

type FieldsProps = InputsProps<typeof investmentInputs>

const loadPastForm = () => import('./past-return').then(({ PastForm }) => PastForm)

/** What is to be found, then the fields of that. */
export const InvestmentForm = ({ inputs }: FieldsProps) => (
  <>
    <ChoiceField
      field={inputs.field('aim')}
      label={nameOf('calculator-words', 'Find')}
      labelHidden
      options={{ future: t('Future value'), past: t('Past return: CAGR, XIRR') }}
    />
    {inputs.field('aim').value === 'past' ? (
      <LazyPart
        what={t('The past return')}
        load={loadPastForm}
        props={{ inputs }}
        loading={<div className="min-h-[28rem] md:min-h-80" />}
      />
    ) : (
      <PlanFields inputs={inputs} />
    )}
  </>
)

function PlanFields({ inputs: { field, fragment } }: FieldsProps) {
  const isAtEnd = field('timing').text === 'end'
  return (
    <>
      <AmountField field={field('initial')} label={t('Initial Investment')} slider={[0, 25_00_000, 10_000]} />
      <AmountField
        field={field('annual')}
        label={t('Annual Contribution')}
        hint={isAtEnd ? t('Paid at the end of each year') : t('Assumed to be paid at the start of each year')}
        slider={[0, 5_00_000, 1_000]}
      />
      <YearsField field={field('years')} label={t('Investment Duration in Years')} slider={[1, 40, 1]} />
      <PercentField field={field('rate')} label={t('Expected Annual Return Rate')} slider={[1, 30, 0.1]} />
      <FoldedFields summary={t('Inflation, time of payment')} filled={isSet(fragment, 'timing', 'inflation')}>
        <PercentField
          field={field('inflation')}
          label={t('Inflation')}
          hint={t('Shows the value in today’s rupees and the real return')}
        />
        <ChoiceField
          field={field('timing')}
          label={t('Contribution paid at')}
          options={{ start: t('Start of the year'), end: t('End of the year') }}
        />
      </FoldedFields>
    </>
  )
}
