import { investmentTool } from '@/lib/finance/investment-tool'
import { answered } from '@/lib/questions/answered'
import { asYears, moneyTerms } from '@/lib/questions/query/money-terms'
import { controls, inMonths, inRupees } from '@/lib/questions/tool-question'
import { understood } from '@/lib/questions/query/understood'

/** 'cagr 1 lakh to 1.8 lakh in 5 years': the yearly rate at which the first amount became the second. */
export const growthRateQuestion = understood(
  'cagr growth rate return from became become grew grown years year months investment invested initial final p pa per',
  (query) => {
    const amounts = query.numbers
      .filter(({ unit, value }) => unit === 'rupees' || (unit === null && value > 100))
      .map(({ value }) => value)
    if (amounts.length < 2) return null
    const { tenure } = moneyTerms(query)
    const set = controls({
      aim: 'past',
      measure: 'cagr',
      cagrFrom: amounts[0],
      cagrTo: amounts[1],
      cagrYears: asYears(tenure),
    })
    return answered(investmentTool, set, 'cagr', (answer) =>
      'asked' in answer
        ? [
            inRupees(answer.asked.cagrFrom),
            inRupees(answer.asked.cagrTo),
            inMonths(answer.asked.cagrYears * 12),
          ]
        : [],
    )
  },
)
