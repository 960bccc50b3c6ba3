import { testLinks } from './results'

testLinks('fd-calculator', [
  {
    working: '1,00,000 × 1.08²',
    link: 'principal=100000&rate=8&years=2&frequency=1',
    expected: { totalInterest: 16640, maturityAmount: 116640 },
  },
  {
    working: '1,00,000 × 1.05²',
    link: 'principal=100000&rate=10&years=1&frequency=2',
    expected: { totalInterest: 10250, maturityAmount: 110250 },
  },
  {
    working: '1,00,000 × 1.02⁴',
    link: 'principal=100000&rate=8&years=1&frequency=4',
    expected: { totalInterest: 8243.216, maturityAmount: 108243.216 },
  },
  {
    working: '1,00,000 × 1.01¹²',
    link: 'principal=100000&rate=12&years=1&frequency=12',
    expected: { totalInterest: 12682.503013196972, maturityAmount: 112682.503013196972 },
  },
])
