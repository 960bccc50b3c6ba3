'use client'

import { ResultPanel } from '@/components/results/result-panel'
import { SplitBar } from '@/components/results/split-bar'
import { FiguresSeen } from '@/components/results/figures-seen'
import { WhenSeen } from '@/components/results/when-seen'
import { ShareLink } from '@/components/tool-form/share-link'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { DepositFields } from '@/components/tools/fd-calculator/fd-fields'
import { bankRows, fdRows, seniorRows } from '@/components/tools/fd-calculator/fd-rows'
import { FdWorking } from '@/components/tools/fd-calculator/fd-working'
import { depositOf, tenureOf } from '@/components/tools/fd-calculator/read-deposit'
import { fd, fdInputs } from '@/lib/finance/fd'

const loadYears = () => import('@/components/tools/fd-calculator/fd-by-year')
const loadTax = () => import('@/components/tools/fd-calculator/fd-tax')

export function FdCalculator() {
  const inputs = useToolInputs(fdInputs)
  const tenure = tenureOf(inputs)
  const deposit = tenure && depositOf(inputs, tenure)
  const result = deposit && fd(deposit)

  return (
    <>
      <ToolForm
        onReset={inputs.reset}
        result={
          <>
            <ResultPanel
              rows={
                result && [
                  ...fdRows(deposit, result),
                  ...seniorRows(deposit, inputs.read('rate', 'senior')),
                  ...bankRows(deposit, tenure),
                ]
              }
              placeholder="Enter values to calculate."
            >
              {result && (
                <SplitBar
                  parts={[
                    { label: 'Principal', size: deposit.principal, tone: 'accent' },
                    { label: 'Interest', size: result.totalInterest, tone: 'interest' },
                  ]}
                />
              )}
              <ShareLink fragment={inputs.fragment} title="What a fixed deposit pays" />
            </ResultPanel>
            {result && <FdWorking deposit={deposit} tenure={tenure} result={result} />}
          </>
        }
      >
        <DepositFields inputs={inputs} />
      </ToolForm>
      {inputs.field('payout').text === 'cumulative' && (
        <FiguresSeen
          heading="Year by year"
          load={loadYears}
          className="min-h-[56rem]"
          of={deposit && { deposit }}
        />
      )}
      <WhenSeen
        heading="Interest and TDS by financial year"
        load={loadTax}
        className="min-h-[56rem]"
        of={{ inputs }}
      />
    </>
  )
}
