import { computed } from '@/components/answers/computed'
import { loanEligibilityTool } from '@/lib/finance/loan-eligibility-answer'
import { LoanEligibilityFields } from './fields'
import { loanEligibilityRows } from './rows'

export const compute = computed(loanEligibilityTool, LoanEligibilityFields, loanEligibilityRows)
