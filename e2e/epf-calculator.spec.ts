import { test } from './site-test'
import { expectLinks } from './results'

test('links lead to figures that are worked out by hand', async ({ page }) => {
  await expectLinks(page, '/epf-calculator', [
    {
      working: '12 × (3,600 + 1,517), and 66 × 5,117 × 8.25% ÷ 12',
      link: 'monthlyWage=30000&raisePct=0&years=1',
      expected: {
        corpus: 63726,
        ownContribution: 43200,
        employerToEpf: 18204,
        employerToEps: 24996,
        interest: 2322,
      },
    },
    {
      working: '15,000 × (20 + 2) ÷ 70',
      link: 'kind=epsPension&years=19&months=6',
      expected: { monthlyPension: 4714, serviceCounted: 22 },
    },
    {
      working: '25,000 × (20 + 2) ÷ 70: all of it since 17 September 2026',
      link: 'kind=epsPension&averageWage60Months=40000&years=20&leftOn=2046-09-16',
      expected: { monthlyPension: 7857, serviceCounted: 22 },
    },
    {
      working: '(15,000 × 3,652 days + 25,000 × 3,653 days) ÷ 7,305 × 22 ÷ 70, between 4,714 and 7,857',
      link: 'kind=epsPension&averageWage60Months=25000&years=20&leftOn=2036-09-16',
      expected: { monthlyPension: 6286, leastPension: 4714, mostPension: 7857 },
    },
    {
      working: '20,000 + 50,000 + 80,000 at the start of three months × 8.25% ÷ 12',
      link: 'kind=epfTaxableInterest&years=1',
      expected: { taxableInterest: 1031, taxableAccount: 111031 },
    },
  ])
})
