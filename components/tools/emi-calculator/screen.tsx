'use client'

import { ResultComparison } from '@/components/results/result-comparison'
import { SplitBar } from '@/components/results/charts/split-bar'
import { FiguresSeen, WhenSeen } from '@/components/ui/when-seen'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { emiInputs } from '@/lib/finance/emi'
import { type EmiAnswer, emiAnswer } from '@/lib/finance/emi-answer'
import { EmiFields } from './fields'
import { prepaymentRows, emiRows, prepaidColumns } from './rows'
import { emiWorking } from './working'
import { t } from '@/lib/language/words'

export function EmiCalculator() {
  const inputs = useToolInputs(emiInputs)
  const answer = emiAnswer(inputs.read)
  const start = inputs.read('start')
  const dated = answer && start && { loan: answer.loan, ...start }

  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<EmiFields inputs={inputs} />}
      rows={answer && emiRows(answer)}
      detail={answer && <Summary answer={answer} />}
      shareTitle={t('EMI of a loan')}
      working={answer && emiWorking(answer.loan, answer.result)}
    >
      <WhenSeen
        heading={t('The whole loan')}
        load={() => import('./whole-loan')}
        className="min-h-[64rem] md:min-h-[46rem]"
        props={dated && { inputs, ...dated }}
      />
      <FiguresSeen
        heading={t('Year by year')}
        load={() => import('./loan-schedule')}
        className="min-h-[56rem] xl:min-h-[38rem]"
        props={dated && answer.prepayments && { prepayments: answer.prepayments, ...dated }}
      />
    </CalculatorScreen>
  )
}

/** The repayment as a bar of principal and interest, and what prepayments change of it. */
function Summary({ answer }: { answer: EmiAnswer }) {
  const { loan, result, prepaid } = answer
  const interest = prepaid ? prepaid.interestPaise / 100 : result.totalInterest
  return (
    <>
      {prepaid && (
        <ResultComparison
          caption={t('The loan without and with prepayments')}
          columns={prepaidColumns()}
          rows={prepaymentRows(answer)}
        />
      )}
      {prepaid && <p className="mt-4 text-sm text-soft">{t('Total payment with prepayments')}</p>}
      <SplitBar parts={{ [t('Principal')]: loan.principal, [t('Interest')]: interest }} />
    </>
  )
}
