import fc from 'fast-check'
import { professionalTaxPlaces } from '@/lib/rules/salary/professional-tax-places'
import { inHand } from '@/lib/salary/in-hand'
import { lastPayWithEsi, type OpenSalary, payFromCtc, salaryOfPay } from '@/lib/salary/pay-from-ctc'
import { payFromInHand } from '@/lib/salary/pay-from-in-hand'
import { payParts } from '@/lib/salary/pay-structure'
import { noPlaceTax } from '@/lib/salary/place-tax'
import { placeTax } from '@/lib/salary/professional-tax'
import { fundBases } from '@/lib/salary/provident-fund'
import { regimes } from '@/lib/salary/regimes'
import { salaryCost } from '@/lib/salary/salary'

const anyRegime = fc.constantFrom(regimes.new, regimes.old)
const places = fc
  .record({ state: fc.constantFrom(...professionalTaxPlaces), sex: fc.constantFrom('male', 'female') })
  .map(({ state, sex }) => ({ state, placeTax: placeTax(state, sex) }))
const openSalaries: fc.Arbitrary<OpenSalary> = fc.record({
  terms: fc
    .tuple(
      places,
      fc.record({
        date: fc.constant('2027-03-31'),
        age: fc.constantFrom('below60', 'senior', 'superSenior'),
        bonus: fc.constantFrom(0, 0, 12_345, 5_00_000),
        pf: fc.constantFrom(...fundBases),
        esi: fc.boolean(),
        employerNpsPct: fc.constantFrom(0, 10, 14),
        city: fc.constantFrom('Mumbai', 'Patna'),
        rent: fc.constantFrom(0, 15_000, 60_000),
        other80C: fc.constantFrom(0, 90_000),
        otherDeductions: fc.constantFrom(0, 75_000),
      }),
    )
    .map(([place, terms]) => ({ ...place, ...terms })),
  structure: fc.record({
    basicPct: fc.constantFrom(30, 40, 50, 62.5, 100),
    hraPct: fc.constantFrom(0, 40, 100),
  }),
})
const rupeesAMonth = fc.oneof(
  fc.integer({ min: 1, max: 60_000 }),
  fc.integer({ min: 1, max: 2_00_000 }),
  fc.integer({ min: 1, max: 60_00_000 }),
)

describe('the pay for a wanted amount in hand', () => {
  it('has a CTC that leads back to the pay and to the amount, but where ESI ends', () => {
    fc.assert(
      fc.property(openSalaries, rupeesAMonth, anyRegime, (open, wanted, regime) => {
        const pay = payFromInHand(open, wanted, regime)
        if (pay === null) return
        const salary = salaryOfPay(open, pay)
        expect(payFromCtc(open, salaryCost(salary).ctc)).toBe(pay)
        const left = inHand(salary, regime).inHandMonth
        if (pay - 1 === lastPayWithEsi(open)) expect(left).toBeGreaterThanOrEqual(wanted)
        else expect(left).toBe(wanted)
      }),
      { numRuns: 60 },
    )
  })

  it('is the least, to the few rupees by which tax is rounded', () => {
    fc.assert(
      fc.property(
        openSalaries,
        rupeesAMonth,
        anyRegime,
        fc.integer({ min: 1, max: 9_999 }),
        (open, wanted, regime, part) => {
          const pay = payFromInHand(open, wanted, regime)
          if (pay === null) return
          const less = Math.floor((pay * part) / 10_000)
          const isCtcOfItsOwn = payFromCtc(open, salaryCost(salaryOfPay(open, less)).ctc) === less
          if (!isCtcOfItsOwn) return
          expect(inHand(salaryOfPay(open, less), regime).inHandMonth).toBeLessThanOrEqual(wanted)
        },
      ),
      { numRuns: 60 },
    )
  })

  it.each([[97_000, 1_00_000, 'one lakh less 3,000 of PF; no tax up to 12,75,000']])(
    '₹%d in hand needs ₹%d: %s',
    (wanted, pay) => {
      const open: OpenSalary = {
        terms: {
          ...{
            date: '2027-03-31',
            age: 'below60',
            state: 'Delhi',
            placeTax: noPlaceTax,
            bonus: 0,
            pf: 'ceiling',
            esi: true,
          },
          ...{ employerNpsPct: 0, city: 'Delhi', rent: 0, other80C: 0, otherDeductions: 0 },
        },
        structure: { basicPct: 50, hraPct: 40 },
      }
      expect(payFromInHand(open, wanted, regimes.new)).toBe(pay)
    },
  )
})

describe('the pay from a CTC', () => {
  it('costs no more than it, and the next rupee would', () => {
    fc.assert(
      fc.property(openSalaries, fc.integer({ min: 1, max: 5_00_00_000 }), (open, ctc) => {
        const pay = payFromCtc(open, ctc)
        const ctcOf = (each: number) => salaryCost(salaryOfPay(open, each)).ctc
        if (pay === null) return expect(ctcOf(0)).toBeGreaterThan(ctc)
        expect(ctcOf(pay)).toBeLessThanOrEqual(ctc)
        expect(ctcOf(pay + 1)).toBeGreaterThan(ctc)
      }),
    )
  })
})

it('pay falls into basic, a part of basic for rent, and the rest', () => {
  const parts = payParts(1_00_000, { basicPct: 40, hraPct: 50 })
  expect(parts).toEqual({ basic: 40_000, hra: 20_000, special: 40_000 })
})

it('every part of the CTC is in hand, taken off, or paid on top', () => {
  fc.assert(
    fc.property(openSalaries, rupeesAMonth, anyRegime, (open, pay, regime) => {
      const { cost, tax, inHandYear } = inHand(salaryOfPay(open, pay), regime)
      const { fund, esi } = cost
      const funds = fund.employee + fund.employer + fund.insurance + fund.admin
      const monthly = funds + esi.employee + esi.employer + cost.employerNps
      const rest = cost.professionalTax.year + tax.totalTax + cost.gratuityShareYear
      expect(inHandYear + 12 * monthly + rest).toBe(cost.ctc)
      expect(fund.pension).toBeLessThanOrEqual(fund.employer)
    }),
  )
})
