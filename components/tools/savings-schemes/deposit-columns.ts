import type { Column } from '@/components/results/column'
import type { DepositAfterTax } from '@/lib/savings/after-tax'
import type { ComparedDeposit } from '@/lib/savings/deposits-after-tax'
import { t } from '@/lib/language/words'
import { SCHEME_NAMES } from './rows'
import { CLOSING, PAID } from './scheme-terms'

const { nsc, kvp, scss, mis, ssy } = SCHEME_NAMES
export const DEPOSIT_NAMES: Record<ComparedDeposit, string> = {
  ...{ nsc, kvp, scss, mis, ssy },
  'bank-fd': t('Bank FD'),
  'bank-rd': t('Bank RD'),
  'time-deposit': t('Post office time deposit'),
  'recurring-deposit': t('Post office RD'),
  ppf: t('PPF: Public Provident Fund'),
}

const name: Column<DepositAfterTax> = {
  heading: t('Deposit'),
  as: 'text',
  cell: ({ deposit }) => DEPOSIT_NAMES[deposit],
}

export const figureColumns: readonly Column<DepositAfterTax>[] = [
  name,
  { heading: t('Return after tax'), as: 'percent', answer: true, cell: (row) => row.returnPercent },
  { heading: t('Rate'), as: 'percent', cell: ({ ratePercent }) => ratePercent },
  { heading: t('Term'), as: 'months', cell: ({ months }) => months },
  { heading: t('Put in'), as: 'paise', cell: ({ putInPaise }) => putInPaise },
  { heading: t('Interest'), as: 'paise', cell: ({ interestPaise }) => interestPaise },
  { heading: t('Tax on it'), as: 'paise', cell: ({ taxPaise }) => taxPaise },
  { heading: t('TDS of it'), as: 'paise', cell: ({ tdsPaise }) => tdsPaise },
  {
    heading: t('Tax saved by 80C'),
    as: 'paise',
    cell: ({ savedTaxPaise }) => (savedTaxPaise > 0 ? savedTaxPaise : null),
  },
  { heading: t('Received after tax'), as: 'paise', cell: ({ netPaise }) => netPaise },
]

const GOVERNMENT = t('Central government')
const BANK = t('Bank, insured up to the limit')

const SAFETY: Record<ComparedDeposit, string> = {
  'bank-fd': BANK,
  'bank-rd': BANK,
  'time-deposit': GOVERNMENT,
  'recurring-deposit': GOVERNMENT,
  nsc: GOVERNMENT,
  kvp: GOVERNMENT,
  scss: GOVERNMENT,
  mis: GOVERNMENT,
  ppf: GOVERNMENT,
  ssy: GOVERNMENT,
}

const BY_BANK = t('Any time, by the terms of the bank, which usually pays less interest then')
const WITHDRAWAL: Record<ComparedDeposit, string> = {
  ...CLOSING,
  'bank-fd': BY_BANK,
  'bank-rd': BY_BANK,
  ppf: t(
    'Half from the 7th year, once a year; a loan from the 3rd; closing after 5 years for illness or study',
  ),
}
const WHEN: Record<ComparedDeposit, string> = {
  ...PAID,
  'bank-fd': PAID.nsc,
  'bank-rd': PAID.nsc,
  ppf: PAID.nsc,
}

export const safetyColumns: readonly Column<DepositAfterTax>[] = [
  name,
  { heading: t('Interest is'), as: 'text', cell: ({ deposit }) => WHEN[deposit] },
  { heading: t('Safety'), as: 'text', answer: true, cell: ({ deposit }) => SAFETY[deposit] },
  { heading: t('Withdrawal before the end'), as: 'text', cell: ({ deposit }) => WITHDRAWAL[deposit] },
]
