import { testLink } from './results'

// 12 × 40% of 50,000.
testLink('/hra-calculator#year=2025-26&periods=12_50000_30000_35000_Bengaluru', { taxable: 120000 })
