'use client'

import { DataAge } from '@/components/results/data-age'
import { Notes } from '@/components/results/notes'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { FiguresSeen } from '@/components/ui/when-seen'
import { loanEligibilityInputs } from '@/lib/finance/loan-eligibility'
import { loanEligibilityAnswer } from '@/lib/finance/loan-eligibility-answer'
import { comparedOn } from '@/lib/rules/in-force'
import { homeLoanLimits } from '@/lib/rules/banking/home-loan-limits'
import { t } from '@/lib/language/words'
import { LoanEligibilityFields } from './fields'
import { loanEligibilityNotes, loanEligibilityRows } from './rows'
import { loanEligibilityWorking } from './working'

export function LoanEligibilityCalculator() {
  const inputs = useToolInputs(loanEligibilityInputs)
  const answer = loanEligibilityAnswer(inputs.read)
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<LoanEligibilityFields inputs={inputs} />}
      rows={answer && loanEligibilityRows(answer)}
      age={<DataAge kind="law" on={comparedOn(homeLoanLimits, homeLoanLimits.checkedOn)} />}
      notice={answer && <Notes sentences={loanEligibilityNotes(answer.applicant, answer.result)} />}
      shareTitle={t('Loan for an income')}
      working={answer && loanEligibilityWorking(answer.applicant, answer.result)}
    >
      <FiguresSeen
        heading={t('Other tenures and shares of income')}
        load={() => import('./other-loans')}
        className="min-h-[84rem] md:min-h-[72rem]"
        props={answer && { applicant: answer.applicant }}
      />
    </CalculatorScreen>
  )
}
