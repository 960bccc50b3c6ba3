import { testLink } from './results'

// 20,000 × 120 without a return, half of it for an annuity at 6%.
testLink('/nps-calculator#monthly=20000&years=10&returnPct=0&annuityPct=50', { monthlyPension: 6000 })
