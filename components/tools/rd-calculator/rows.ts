import type { ResultRows } from '@/components/results/result-row'
import { wordedRows, type WordsOf } from '@/components/results/worded-rows'
import type { RdAnswer } from '@/lib/finance/deposits/rd-answer'
import { t } from '@/lib/language/words'

const rdWords = ({ deposit }: RdAnswer): WordsOf<RdAnswer> => ({
  totalInvestment: t('Total Investment'),
  totalInterest: t('Total Interest Earned'),
  maturityAmount: t('Maturity Amount'),
  otherMaturityAmount:
    deposit.method === 'monthly'
      ? t('By the banks’ quarterly formula')
      : t('By simplified monthly compounding'),
})

export const rdRows = (answer: RdAnswer): ResultRows => wordedRows(answer, rdWords(answer))
