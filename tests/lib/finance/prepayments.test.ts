import fc from 'fast-check'
import {
  amortise,
  NO_PREPAYMENTS,
  prepaidLoan,
  type Prepayments,
  scheduleTotals,
} from '@/lib/finance/amortisation'
import { exactInstalment, type ExactLoan, exactSchedule } from './exact-loan'

const home = { principal: 10_00_000, ratePercent: 8.5, months: 240 }
const exactHome: ExactLoan = { principalPaise: 10_00_000_00n, rateHundredths: 850n, months: 240 }

const prepaying = (some: Partial<Prepayments>): Prepayments => ({ ...NO_PREPAYMENTS, ...some })
const monthly = (paise: bigint) => () => paise
const yearly = (paise: bigint) => (month: number) => (month % 12 === 0 ? paise : 0n)
const once = (paise: bigint, after: number) => (month: number) => (month === after ? paise : 0n)

describe('prepayments agree with sums in whole numbers, in every month', () => {
  it.each([
    ['₹1,00,000 with the 12th instalment', { once: 1_00_000, onceAfter: 12 }, once(1_00_000_00n, 12)],
    ['₹1,000 every month', { monthly: 1_000 }, monthly(1_000_00n)],
    ['₹8,678 every twelfth month', { yearly: 8_678 }, yearly(8_678_00n)],
    ['paise too', { monthly: 12.34 }, monthly(12_34n)],
    [
      'all three',
      { once: 50_000, onceAfter: 24, monthly: 500, yearly: 10_000 },
      (month: number) => once(50_000_00n, 24)(month) + 500_00n + yearly(10_000_00n)(month),
    ],
  ])('%s', (_title, some, prepaidIn) => {
    for (const keep of ['emi', 'tenure'] as const) {
      const rows = amortise(home, prepaying({ ...some, keep }))
      const exact = exactSchedule({ ...exactHome, prepaidIn, keep })
      expect(rows.map((row) => BigInt(row.balancePaise))).toEqual(exact.map((row) => row.balance))
      expect(rows.map((row) => BigInt(row.paidPaise))).toEqual(exact.map((row) => row.paid))
      expect(rows.map((row) => BigInt(row.prepaidPaise))).toEqual(exact.map((row) => row.prepaid))
    }
  })
})

describe('what prepayments save on the default loan is as stated on its page', () => {
  it.each<[Partial<Prepayments>, number, number, string]>([
    [{ once: 1_00_000, onceAfter: 12, keep: 'emi' }, 48, 3_20_739, 'one-off, EMI kept'],
    [{ once: 1_00_000, onceAfter: 12, keep: 'tenure' }, 0, 1_01_884, 'one-off, tenure kept'],
    [{ monthly: 1_000 }, 53, 2_77_850, 'a thousand more each month'],
  ])('%j ends %d months sooner and saves ₹%d: %s', (some, monthsSaved, rupeesSaved) => {
    const prepayments = prepaying(some)
    const loan = prepaidLoan(home, prepayments)
    expect(loan).toMatchObject({ ...scheduleTotals(amortise(home, prepayments)), savedMonths: monthsSaved })
    expect(Math.round(loan!.savedPaise / 100)).toBe(rupeesSaved)
  })

  it('and the EMI falls to ₹7,793 when the tenure is kept', () => {
    const prepayments = prepaying({ once: 1_00_000, onceAfter: 12, keep: 'tenure' })
    const left = BigInt(amortise(home, prepayments)[11]!.balancePaise)
    const { nextEmiPaise } = prepaidLoan(home, prepayments)!
    expect(BigInt(nextEmiPaise!)).toBe(exactInstalment(left, 850n, 228))
    expect(Math.round(nextEmiPaise! / 100)).toBe(7_793)
  })

  it.each<[Partial<Prepayments>, string]>([
    [{ once: 1_00_000, onceAfter: 12, keep: 'emi' }, 'the EMI is kept'],
    [{ once: 50_00_000, onceAfter: 12, keep: 'tenure' }, 'the loan is closed'],
    [{ once: 1_00_000, onceAfter: 241, keep: 'tenure' }, 'the prepayment never comes'],
  ])('%j has no new EMI: %s', (some) => {
    expect(prepaidLoan(home, prepaying(some))).toMatchObject({ nextEmiPaise: null })
  })

  it.each<[Partial<Prepayments>]>([
    [{ once: 1_000, monthly: 1_000 }],
    [{ monthly: 1_000, yearly: 1_000 }],
    [{ once: 1_000, yearly: 1_000 }],
  ])('%j are prepayments, equal as they are', (some) => {
    expect(prepaidLoan(home, prepaying(some))).not.toBeNull()
  })

  it('without prepayments, or for a loan of less than a paisa, there is no result', () => {
    expect(prepaidLoan(home, NO_PREPAYMENTS)).toBeNull()
    expect(prepaidLoan({ ...home, principal: 0.001 }, prepaying({ monthly: 1_000 }))).toBeNull()
  })
})

describe('at the edges', () => {
  it('a prepayment larger than the balance pays just the balance and ends the loan', () => {
    const schedule = amortise(home, prepaying({ once: 50_00_000, onceAfter: 12 }))
    expect(schedule).toHaveLength(12)
    expect(schedule.at(-1)).toMatchObject({ balancePaise: 0, prepaidPaise: amortise(home)[11]!.balancePaise })
  })

  it('a prepayment planned after the last instalment never comes', () => {
    expect(amortise(home, prepaying({ once: 1_00_000, onceAfter: 241 }))).toEqual(amortise(home))
  })

  it('in the last part of a month, with the tenure kept, the loan still ends at nothing', () => {
    const schedule = amortise({ ...home, months: 18.4 }, prepaying({ monthly: 1_000, keep: 'tenure' }))
    expect(schedule).toHaveLength(19)
    expect(schedule.at(-1)?.balancePaise).toBe(0)
  })
})

describe('laws of prepaying', () => {
  const loans = fc.record({
    principal: fc.integer({ min: 1_00_000, max: 1_00_00_000 }),
    ratePercent: fc.integer({ min: 1_00, max: 24_00 }).map((hundredths) => hundredths / 100),
    months: fc.integer({ min: 13, max: 360 }),
  })
  const sums = fc.integer({ min: 0, max: 50_000 })
  const some = fc.record({
    once: sums,
    onceAfter: fc.integer({ min: 1, max: 360 }),
    monthly: sums,
    yearly: sums,
    keep: fc.constantFrom('emi' as const, 'tenure' as const),
  })

  it('the principal is paid back to the paisa by instalments and prepayments together', () => {
    fc.assert(
      fc.property(loans, some, (loan, prepayments) => {
        const schedule = amortise(loan, prepayments)
        const paidBack = schedule.reduce((sum, row) => sum + row.principalPaise + row.prepaidPaise, 0)
        expect(paidBack).toBe(loan.principal * 100)
        expect(schedule.at(-1)?.balancePaise).toBe(0)
        expect(schedule.length).toBeLessThanOrEqual(loan.months)
      }),
    )
  })
})
