import { testLink } from './results'

// (15,000 × 3,652 days + 25,000 × 3,653 days) ÷ 7,305 × 22 ÷ 70, between 4,714 and 7,857.
testLink('/epf-calculator#kind=epsPension&averageWage60Months=25000&years=20&leftOn=2036-09-16', {
  monthlyPension: 6286,
})
