'use client'

import { SplitBar } from '@/components/results/charts/split-bar'
import { FiguresSeen, WhenSeen } from '@/components/ui/when-seen'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { CardAnswer } from '@/lib/finance/cards/card-answer'
import { payoffInputs } from '@/lib/finance/cards/card-payoff'
import { t } from '@/lib/language/words'
import { PayoffFields } from './fields'
import { useMonthlyRate } from './monthly-rate'
import { payoffOutcome } from './payoff-outcome'
import { payoffRows } from './rows'
import { payoffWorking } from './working'

export function CreditCardPayoffCalculator() {
  const inputs = useToolInputs(payoffInputs)
  const { answer, error, offer } = payoffOutcome(inputs.read)
  const monthly = useMonthlyRate(inputs.field('apr'))

  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<PayoffFields inputs={inputs} monthly={monthly} error={error} offer={offer} />}
      rows={answer && payoffRows(answer)}
      placeholder={error ?? undefined}
      notice={answer && <p className="py-2 text-sm text-soft">{gstInWords(answer.plan.gst)}</p>}
      detail={answer && <PaidParts {...answer} />}
      shareTitle={t('Paying off a credit card')}
      working={answer && payoffWorking(answer)}
    >
      <FiguresSeen
        heading={t('Month by month')}
        load={() => import('./month-table')}
        className="min-h-[48rem] md:min-h-[72rem]"
        props={answer?.payments ? { debt: answer.plan.debt, payments: answer.payments } : null}
      />
      <WhenSeen
        heading={t('Only the minimum due')}
        load={() => import('./minimum-due')}
        className="min-h-[30rem] md:min-h-80"
        props={{ inputs, debt: answer && answer.plan.debt }}
      />
      <WhenSeen
        heading={t('Several cards: avalanche or snowball')}
        load={() => import('./several-cards')}
        className="min-h-[84rem] md:min-h-[88rem]"
        props={{ inputs }}
      />
    </CalculatorScreen>
  )
}

const gstInWords = (percent: number) =>
  percent > 0
    ? t('With {0}% GST on the interest.', percent)
    : t('Without GST on the interest. Indian card statements add 18%.')

/** A picture of what is paid; where nothing is to be worked out, why not. */
function PaidParts({ plan, result }: CardAnswer) {
  if (result.months > 0)
    return <SplitBar parts={{ [t('Balance')]: plan.debt.balance, [t('Interest')]: result.totalInterest }} />
  return (
    <p className="mt-3 text-sm text-soft">
      {t(
        'Without a balance, an APR and a payment above 0 there is no interest: the formula gives 0 months, and the total paid is the balance.',
      )}
    </p>
  )
}
