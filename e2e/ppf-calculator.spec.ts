import { testLink } from './results'

// 1,50,000 × 7.1% × 11 ÷ 12 = 9,762.50, and half a rupee up.
testLink(
  '/ppf-calculator#firstFinancialYear=2026&financialYears=1&rates=7.1&deposits=year_150000_2026-04-06_',
  { balance: 159763 },
)
