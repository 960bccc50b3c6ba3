'use client'

import { ResultPanel } from '@/components/results/result-panel'
import { SplitBar } from '@/components/results/split-bar'
import { FiguresSeen } from '@/components/results/figures-seen'
import { ShareLink } from '@/components/tool-form/share-link'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { EmiWorking } from '@/components/tools/emi-calculator/emi-working'
import { emiRows, savingRows } from '@/components/tools/emi-calculator/emi-rows'
import { LoanFields } from '@/components/tools/emi-calculator/loan-fields'
import { PrepaymentFields } from '@/components/tools/emi-calculator/prepayment-fields'
import { emi, emiInputs, type Loan } from '@/lib/finance/emi'

const loadSchedule = () => import('@/components/tools/emi-calculator/loan-schedule')

export function EmiCalculator() {
  const inputs = useToolInputs(emiInputs)
  const loan = loanOf(inputs)
  const result = loan && emi(loan)
  const prepayments = inputs.read('once', 'onceAfter', 'monthly', 'yearly', 'keep')
  const start = inputs.read('start')

  return (
    <>
      <ToolForm
        onReset={inputs.reset}
        result={
          <>
            <ResultPanel
              rows={result && [...emiRows(result), ...savingRows(loan, prepayments)]}
              placeholder="Enter values to calculate."
            >
              {result && (
                <SplitBar
                  parts={[
                    { label: 'Principal', size: loan.principal, tone: 'accent' },
                    { label: 'Interest', size: result.totalInterest, tone: 'interest' },
                  ]}
                />
              )}
              <ShareLink fragment={inputs.fragment} title="EMI of a loan" />
            </ResultPanel>
            {loan && result && <EmiWorking loan={loan} result={result} />}
          </>
        }
      >
        <LoanFields inputs={inputs} />
        <PrepaymentFields inputs={inputs} />
      </ToolForm>
      <FiguresSeen
        heading="Year by year"
        load={loadSchedule}
        className="min-h-[56rem]"
        of={loan && prepayments && start && { loan, prepayments, start: start.start }}
      />
    </>
  )
}

type EmiToolInputs = ReturnType<typeof useToolInputs<typeof emiInputs>>

function loanOf(inputs: EmiToolInputs): Loan | null {
  const terms = inputs.read('principal', 'rate', 'tenureIn')
  if (!terms) return null
  const tenure = terms.tenureIn === 'years' ? inputs.read('years') : inputs.read('months')
  if (!tenure) return null
  const months = 'years' in tenure ? tenure.years * 12 : tenure.months
  return { principal: terms.principal, ratePercent: terms.rate, months }
}
