'use client'

import { ResultPanel } from '@/components/results/result-panel'
import { SplitBar } from '@/components/results/split-bar'
import { FiguresSeen } from '@/components/results/figures-seen'
import { WhenSeen } from '@/components/results/when-seen'
import { ShareLink } from '@/components/tool-form/share-link'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { FurtherFields, PayoffFields } from '@/components/tools/credit-card-payoff-calculator/payoff-fields'
import {
  extraRows,
  gstRows,
  interestFreeRows,
  payoffRows,
} from '@/components/tools/credit-card-payoff-calculator/payoff-rows'
import { PayoffWorking } from '@/components/tools/credit-card-payoff-calculator/payoff-working'
import { type Answer, answerOf } from '@/components/tools/credit-card-payoff-calculator/payoff-plan'
import { type PaidOff, payoffInputs } from '@/lib/finance/card-payoff'

const loadMonths = () => import('@/components/tools/credit-card-payoff-calculator/month-table')
const loadMinimum = () => import('@/components/tools/credit-card-payoff-calculator/minimum-due')
const loadCards = () => import('@/components/tools/credit-card-payoff-calculator/several-cards')

export function CreditCardPayoffCalculator() {
  const inputs = useToolInputs(payoffInputs)
  const { answer, error } = answerOf(inputs)

  return (
    <>
      <ToolForm
        onReset={inputs.reset}
        result={
          <>
            <ResultPanel rows={answer && rowsOf(answer)} placeholder={error ?? 'Enter values to calculate.'}>
              {answer && <Parts balance={answer.plan.debt.balance} result={answer.result} />}
              <ShareLink fragment={inputs.fragment} title="Paying off a credit card" />
            </ResultPanel>
            {answer && answer.result.months > 0 && <PayoffWorking {...answer.plan} result={answer.result} />}
          </>
        }
      >
        <PayoffFields inputs={inputs} />
        <FurtherFields inputs={inputs} />
        {error && (
          <p role="alert" className="card border-bad bg-bad-wash px-5 py-4 text-bad">
            {error}
          </p>
        )}
      </ToolForm>
      <FiguresSeen
        heading="Month by month"
        load={loadMonths}
        className="min-h-[56rem]"
        of={answer && monthsOf(answer)}
      />
      <WhenSeen
        heading="Only the minimum due"
        load={loadMinimum}
        className="min-h-[20rem]"
        of={{ inputs, debt: answer && answer.plan.debt }}
      />
      <WhenSeen
        heading="Several cards: avalanche or snowball"
        load={loadCards}
        className="min-h-[56rem]"
        of={{ inputs }}
      />
    </>
  )
}

function rowsOf({ plan, result, payments }: Answer) {
  const interestFree = interestFreeRows(plan)
  const byFormula = payoffRows(result).map((row) =>
    interestFree.length > 0 && row.primary
      ? { ...row, primary: false, label: `${row.label}, by the formula` }
      : row,
  )
  return [
    ...interestFree,
    ...byFormula,
    ...gstRows(result, plan.gst),
    ...extraRows(result, payments?.paidOff),
  ]
}

function monthsOf({ plan, payments }: Answer) {
  return payments && { ...plan.debt, payment: payments.payment, months: payments.paidOff.months }
}

/** A picture of what is paid; where nothing is to be worked out, why not. */
function Parts({ balance, result }: { balance: number; result: PaidOff }) {
  if (result.months === 0) {
    return (
      <p className="mt-3 text-sm text-soft">
        Without a balance, an APR and a payment above 0 there is no interest: the formula gives 0 months, and
        the total paid is the balance.
      </p>
    )
  }
  return <SplitBar parts={{ Balance: balance, Interest: result.totalInterest }} />
}
