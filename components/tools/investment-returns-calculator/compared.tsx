import { computed } from '@/components/answers/computed'
import { investmentTool } from '@/lib/finance/investment-tool'
import { InvestmentForm } from './fields'
import { pastResult } from './past-result'
import { investmentRows, nothingInvested } from './rows'

export const compute = computed(
  investmentTool,
  InvestmentForm,
  (answer, { read }) => {
    if ('plan' in answer) return investmentRows(answer)
    const past = pastResult(read)
    return past && 'rows' in past ? past.rows : []
  },
  {
    placeholder({ field, read }) {
      if (field('aim').value !== 'past') return nothingInvested(read)
      const past = pastResult(read)
      return past && 'whyNot' in past ? past.whyNot : null
    },
  },
)
