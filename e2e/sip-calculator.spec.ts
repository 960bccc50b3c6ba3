import { testLinks } from './results'

testLinks('sip-calculator', [
  {
    working: '1,000 × (1.01 + 1.01² + … + 1.01¹²)',
    link: 'amount=1000&rate=12&years=1',
    expected: { totalInvestment: 12000, estimatedReturns: 809.328043328942, futureValue: 12809.328043328942 },
  },
  {
    working: 'without growth the instalments alone: 24 × 2,500',
    link: 'amount=2500&rate=0&years=2',
    expected: { totalInvestment: 60000, estimatedReturns: 0, futureValue: 60000 },
  },
  {
    working: '5,000 × (1.01¹²⁰ − 1) ÷ 0.01 × 1.01',
    link: 'amount=5000&rate=12&years=10',
    expected: { totalInvestment: 600000, futureValue: 1161695.38175970085 },
  },
])
