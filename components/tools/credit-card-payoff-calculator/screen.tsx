'use client'

import { SplitBar } from '@/components/results/split-bar'
import { FiguresSeen, WhenSeen } from '@/components/ui/when-seen'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { type ToolInputs, useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { type PayoffAnswer, payoffAnswer, payoffInputs, payoffPlanFrom } from '@/lib/finance/card-payoff'
import { PayoffFields } from './fields'
import { INVALID_MODE, payoffProblemText, payoffRows } from './rows'
import { payoffWorking } from './working'

export function CreditCardPayoffCalculator() {
  const inputs = useToolInputs(payoffInputs)
  const { answer, error } = answerOf(inputs)

  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<PayoffFields inputs={inputs} error={error} />}
      rows={answer && payoffRows(answer)}
      placeholder={error ?? 'Enter values to calculate.'}
      chart={answer && <PaidParts {...answer} />}
      shareTitle="Paying off a credit card"
      working={answer && payoffWorking(answer)}
    >
      <FiguresSeen
        heading="Month by month"
        load={() => import('./month-table')}
        className="min-h-[49rem] md:min-h-[63rem]"
        props={answer?.payments ? { debt: answer.plan.debt, payments: answer.payments } : null}
      />
      <WhenSeen
        heading="Only the minimum due"
        load={() => import('./minimum-due')}
        className="min-h-[30rem] md:min-h-[20rem]"
        props={{ inputs, debt: answer && answer.plan.debt }}
      />
      <WhenSeen
        heading="Several cards: avalanche or snowball"
        load={() => import('./several-cards')}
        className="min-h-[106rem] md:min-h-[88rem]"
        props={{ inputs }}
      />
    </CalculatorScreen>
  )
}

/** The answer, or the error in its place, or neither while a field has a problem of its own. */
function answerOf({ read }: ToolInputs<typeof payoffInputs>) {
  if (!read('mode')) return { answer: null, error: INVALID_MODE }
  const plan = payoffPlanFrom(read)
  const outcome = plan && payoffAnswer(plan)
  if (!outcome) return { answer: null, error: null }
  if (outcome.ok) return { answer: outcome.value, error: null }
  return { answer: null, error: payoffProblemText(outcome.problem) }
}

/** A picture of what is paid; where nothing is to be worked out, why not. */
function PaidParts({ plan, result }: PayoffAnswer) {
  if (result.months > 0)
    return <SplitBar parts={{ Balance: plan.debt.balance, Interest: result.totalInterest }} />
  return (
    <p className="mt-3 text-sm text-soft">
      Without a balance, an APR and a payment above 0 there is no interest: the formula gives 0 months, and
      the total paid is the balance.
    </p>
  )
}
