import { testLink } from './results'

// No growth: 10,000 × 300 months, and 30,00,000 ÷ 300 months to invest.
testLink('/retirement-calculator#inflation=0&rateBefore=0&rateAfter=0&saved=0&expenses=10000&sip=10000', {
  sipNeeded: 10000,
})
