import { cagrPercent, investmentInputs } from '@/lib/finance/investment-returns'
import { asYears, moneyTerms } from '@/lib/questions/query/money-terms'
import { readLinked } from '@/lib/questions/read-linked'
import { controls, inMonths, inRupees } from '@/lib/questions/tool-question'
import { understood } from '@/lib/questions/query/understood'

/** 'cagr 1 lakh to 1.8 lakh in 5 years': the yearly rate at which the first amount became the second. */
export const growthRateQuestion = understood(
  'cagr growth rate return from became become grew grown years year months investment invested initial final p pa per',
  (query) => {
    const amounts = query.numbers
      .filter(({ unit, value }) => unit === 'rupees' || (unit === null && value > 100))
      .map(({ value }) => value)
    const { tenure } = moneyTerms(query)
    const set = controls({
      aim: 'past',
      measure: 'cagr',
      cagrFrom: amounts[0],
      cagrTo: amounts[1],
      cagrYears: asYears(tenure),
    })
    const asked = readLinked(investmentInputs, set)('cagrFrom', 'cagrTo', 'cagrYears')
    if (!asked || amounts.length < 2) return null
    const value = cagrPercent(asked.cagrFrom, asked.cagrTo, asked.cagrYears)
    if (value === null) return null
    const terms = [inRupees(asked.cagrFrom), inRupees(asked.cagrTo), inMonths(asked.cagrYears * 12)]
    return {
      slug: 'investment-returns-calculator',
      set,
      answer: { output: 'cagr', as: 'percent', value, terms },
    }
  },
)
