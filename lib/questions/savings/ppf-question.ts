import { t } from '@/lib/language/words'
import { answered } from '@/lib/questions/answered'
import { A_MONTH, asksForInterest } from '@/lib/questions/query/money-terms'
import { amountIn, amountsIn, percentIn, yearsIn } from '@/lib/questions/savings/years-in-query'
import { controls, inMonths, inPercent, inRupees, plainText } from '@/lib/questions/tool-question'
import { type PpfAnswer, ppfTool } from '@/lib/savings/ppf-answer'
import { understood } from '@/lib/questions/query/understood'

/** The most that may be put in each month without passing the limit of a year. */
const HIGHEST_MONTHLY = 12_500
const LEAST_YEARLY = 500

/** A monthly deposit where the query names the month; otherwise what is above the month's limit is a year's. */
export function depositRow(words: string, amount: number): string {
  const every = A_MONTH.test(words) && amount <= HIGHEST_MONTHLY ? 'month' : 'year'
  return `${every}_${amount}__`
}

/** 'ppf 1.5 lakh 15 years', 'ppf 5000 per month': the balance at maturity, as the page's headline has it. */
export const ppfQuestion = understood(
  'ppf public provident fund deposit invest investment account month months monthly year years yearly per every each interest rate maturity bank sbi post office p pa',
  ({ numbers, words }, today) => {
    const amount = amountIn(numbers)
    if (amount === undefined || amount < LEAST_YEARLY) return null
    // One of two amounts is a balance, the interest of a year is no balance, and more than the limit earns nothing.
    const isOther = amountsIn(numbers).length > 1 || amount > HIGHEST_MONTHLY * 12
    if (isOther || asksForInterest({ words, numbers })) return { slug: ppfTool.slug, set: {}, answer: null }
    const rate = percentIn(numbers)
    const set = controls({
      deposits: depositRow(words, amount),
      financialYears: yearsIn(numbers),
      rates: rate,
    })
    const termsOf = ({ plan: { deposits, years } }: PpfAnswer) => [
      inRupees(amount),
      plainText(deposits[0]?.every === 'month' ? t('a month') : t('a year')),
      inMonths(years * 12),
      ...(rate === undefined ? [] : [inPercent(rate)]),
    ]
    // The result that leads on the page.
    return answered(ppfTool, set, ['maturityBalance', 'balance'], termsOf, { today })
  },
)
