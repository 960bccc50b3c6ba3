import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField, PercentField, YearsField } from '@/components/fields/number-field'
import { FoldedFields, wordsOfSet } from '@/components/tool-form/folded-fields'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import type { sipInputs } from '@/lib/finance/sip'
import { t } from '@/lib/language/words'

/**
 * The plain plan by its instalment or its goal, and what goes past it. Both keep their values, so that
 * switching back loses nothing.
 */
export function SipFields({ inputs: { field } }: InputsProps<typeof sipInputs>) {
  const hasGoal = field('aim').value === 'goal'
  // A goal of a link, or of the other way to plan, is shown next to what the monthly amount gives.
  const isCompared = !hasGoal && field('goal').text !== '0'
  return (
    <>
      <ChoiceField
        field={field('aim')}
        label={t('Plan by')}
        labelHidden
        options={{ amount: t('Monthly SIP'), goal: t('I have a goal') }}
      />
      {hasGoal ? (
        // Keys of their own: what was typed into one must not be taken for the other's.
        <AmountField
          key="goal"
          field={field('goal')}
          label={t('Goal')}
          hint={field('goal').value ? undefined : t('The amount you want at the end')}
          slider={[1_00_000, 1_00_00_000, 50_000]}
        />
      ) : (
        <AmountField
          key="amount"
          field={field('amount')}
          label={t('Monthly Investment (₹)')}
          slider={[500, 1_00_000, 500]}
        />
      )}
      <PercentField
        field={field('rate')}
        label={t('Expected Return Rate (% p.a.)')}
        hint={t('Your own estimate; no fund promises a return')}
        slider={[1, 30, 0.1]}
      />
      <YearsField field={field('years')} label={t('Investment Tenure (Years)')} slider={[1, 40, 1]} />
      <FoldedFields
        summary={t('Step-up, lump sum, inflation')}
        {...wordsOfSet([
          [field('stepUp'), t('{0}% step-up')],
          [field('lumpSum'), t('₹{0} at the start')],
          [field('inflation'), t('{0}% inflation')],
          ...(isCompared ? [[field('goal'), t('goal of ₹{0}')] as const] : []),
        ])}
      >
        <PercentField
          field={field('stepUp')}
          label={t('Yearly step-up')}
          hint={t('The instalment rises by this at the end of each year')}
        />
        <AmountField field={field('lumpSum')} label={t('Lump sum at the start')} />
        <PercentField
          field={field('inflation')}
          label={t('Inflation')}
          hint={t('Shows the future value in today’s rupees')}
        />
        {isCompared && <AmountField field={field('goal')} label={t('Goal')} />}
      </FoldedFields>
    </>
  )
}
