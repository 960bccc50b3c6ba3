'use client'

import { FiguresSeen } from '@/components/results/when-seen'
import { CalculatorScreen } from '@/components/screens/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { prepaidLoan } from '@/lib/finance/amortisation'
import { emi, emiInputs, loanFrom, prepaymentsFrom } from '@/lib/finance/emi'
import { EmiFields } from './fields'
import { EmiSummary } from './summary'
import { emiRows } from './rows'
import { EmiWorking } from './working'

const loadSchedule = () => import('./loan-schedule')

export function EmiCalculator() {
  const inputs = useToolInputs(emiInputs)
  const loan = loanFrom(inputs.read)
  const result = loan && emi(loan)
  const prepayments = prepaymentsFrom(inputs.read)
  const prepaid = loan && prepayments && prepaidLoan(loan, prepayments)
  const start = inputs.read('start')?.start ?? null

  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<EmiFields inputs={inputs} />}
      rows={result && emiRows(result, prepaid)}
      chart={result && <EmiSummary loan={loan} result={result} prepaid={prepaid} />}
      shareTitle="EMI of a loan"
      working={result && <EmiWorking loan={loan} result={result} />}
    >
      <FiguresSeen
        heading="Year by year"
        load={loadSchedule}
        className="min-h-[57rem] md:min-h-[64rem]"
        of={loan && prepayments && start !== null ? { loan, prepayments, start } : null}
      />
    </CalculatorScreen>
  )
}
