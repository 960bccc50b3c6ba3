import type { ResultRows } from '@/components/results/result-row'
import { wordedRows } from '@/components/results/worded-rows'
import type { InvestmentAnswer } from '@/lib/finance/investment-answer'
import { investmentFrom, type investmentInputs } from '@/lib/finance/investment-returns'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { t } from '@/lib/language/words'

/** The figures of the investment, and what inflation leaves of them. */
export const investmentRows = (answer: InvestmentAnswer): ResultRows =>
  wordedRows(answer, {
    totalInvestment: t('Total Investment'),
    totalGrowth: t('Total Growth'),
    totalReturnPercent: t('Total Return'),
    futureValue: t('Estimated Future Value'),
    realValue: t('Value in today’s rupees'),
    realRate: t('Real annual return'),
  })

/** Why fields without a problem give no plan. */
export const nothingInvested = (read: ReadValues<typeof investmentInputs>) =>
  investmentFrom(read) ? t('Enter an initial investment or an annual contribution.') : undefined
