import { testLinks } from './results'

testLinks('retirement-calculator', [
  {
    working: 'no growth: 10,000 × 300 months, and 30,00,000 ÷ 300 months to invest',
    link: 'inflation=0&rateBefore=0&rateAfter=0&saved=0&expenses=10000&sip=10000',
    expected: { corpusNeeded: 3000000, sipNeeded: 10000, lastsMonths: 300 },
  },
])
