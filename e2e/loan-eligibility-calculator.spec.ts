import { testLink } from './results'

// (1,00,000 × 50% − 10,000) × 100, and 80% of 45,00,000.
testLink('/loan-eligibility-calculator#otherEmis=10000&ratePct=0&months=100&propertyValue=4500000', {
  ownMoney: 900000,
})
