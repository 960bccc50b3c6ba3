import type { ResultRows } from '@/components/results/result-row'
import { wordedRows, type WordsOf } from '@/components/results/worded-rows'
import type { FdAnswer } from '@/lib/finance/deposits/fd-answer'
import { t } from '@/lib/language/words'

const fdWords = ({ deposit, figures }: FdAnswer): WordsOf<FdAnswer> => ({
  payoutAmount: deposit.payout === 'monthly' ? t('Interest every month') : t('Interest every quarter'),
  totalInterest: t('Total Interest Earned'),
  maturityAmount: {
    label: t('Maturity Amount'),
    ...(figures.bankMaturity && { basis: t('Compound formula') }),
  },
  bankMaturity: { label: t('With simple interest on leftover days'), basis: t('Bank method') },
  firstYearInterest: t('Interest in the first year'),
  principalAmount: t('Principal Amount'),
  effectiveYield: t('Effective annual yield'),
  seniorGain: t('Extra from the senior rate'),
})

export const fdRows = (answer: FdAnswer): ResultRows => wordedRows(answer, fdWords(answer))
