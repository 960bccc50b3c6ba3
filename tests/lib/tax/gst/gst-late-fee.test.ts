import { addDays } from '@/lib/calendar/calendar-day'
import {
  type GstForm,
  type GstLateFee,
  gstLateFee,
  gstLateFeeInputs,
  isLateFeeKnown,
  lastDueDay,
  type LateReturn,
  lateReturnFrom,
} from '@/lib/tax/gst/gst-late-fee'
import { lateFeeByDay } from '@/lib/tax/gst/gst-late-fee-days'
import { eachRow } from '@/tests/each-row'
import { readLink } from '@/tests/read-link'
import { linkOfVector, savingsVectors } from '@/tests/savings-vectors'

const late = (changes: Partial<LateReturn> = {}): LateReturn => ({
  form: 'GSTR-3B',
  due: '2026-10-20',
  filed: '2026-10-30',
  nil: false,
  turnover: 1_00_00_000,
  stateTurnover: changes.turnover ?? 1_00_00_000,
  cashTax: 0,
  ...changes,
})

describe('late fee and interest', () => {
  it.each<[string, Partial<LateReturn>, Partial<GstLateFee>]>([
    [
      'ten days at ₹50: ₹500, half each',
      {},
      { daysLate: 10, lateFee: 500, cgst: 250, sgst: 250, interest: 0 },
    ],
    ['on the due day none', { filed: '2026-10-20' }, { daysLate: 0, lateFee: 0 }],
    ['nor before it', { filed: '2026-10-01', cashTax: 1_000 }, { daysLate: 0, lateFee: 0, interest: 0 }],
    ['a nil return at ₹20', { nil: true }, { perDay: 20, cap: 500, lateFee: 200 }],
    [
      'a nil return at most ₹500: 26 days would be ₹520',
      { nil: true, filed: '2026-11-15' },
      { lateFee: 500 },
    ],
    ['41 days would be ₹2,050; up to ₹1.5 crore at most ₹2,000', { filed: '2026-11-30' }, { lateFee: 2_000 }],
    ['up to ₹5 crore at most ₹5,000', { filed: '2027-10-20', turnover: 5_00_00_000 }, { lateFee: 5_000 }],
    ['above at most ₹10,000', { filed: '2027-10-20', turnover: 5_00_00_001 }, { lateFee: 10_000 }],
    ['GSTR-1 alike', { form: 'GSTR-1', due: '2026-10-11' }, { daysLate: 19, lateFee: 950 }],
    [
      'GSTR-4 at most ₹2,000, whatever the turnover',
      { form: 'GSTR-4', due: '2026-06-30', turnover: 10_00_00_000 },
      { cap: 2_000, lateFee: 2_000 },
    ],
    [
      'GSTR-9 at most 0.04% of the turnover in the state: of ₹3,00,000 that is ₹120',
      {
        form: 'GSTR-9',
        due: '2025-12-31',
        filed: '2026-12-31',
        turnover: 3_00_00_000,
        stateTurnover: 3_00_000,
      },
      { cap: 120, lateFee: 120 },
    ],
    [
      'GSTR-9 above ₹20 crore at ₹200, at most 0.5%: of ₹1 lakh that is ₹500',
      {
        form: 'GSTR-9',
        due: '2025-12-31',
        filed: '2026-01-10',
        turnover: 20_00_00_001,
        stateTurnover: 1_00_000,
      },
      { perDay: 200, cap: 500, lateFee: 500 },
    ],
    [
      'a GSTR-9 has no nil fee',
      { form: 'GSTR-9', due: '2025-12-31', filed: '2026-01-10', nil: true, turnover: 3_00_00_000 },
      { perDay: 50 },
    ],
    ...(
      [
        ['2025-12-31', '2024-25, Notification 15/2025'],
        ['2026-12-31', '2025-26, the same'],
        ['2024-12-31', '2023-24, Notification 14/2024'],
        ['2023-12-31', '2022-23, that of its year'],
      ] as const
    ).flatMap(([due, year]): [string, Partial<LateReturn>, Partial<GstLateFee>][] => [
      [
        `no GSTR-9 is due up to ₹2 crore for ${year}`,
        { form: 'GSTR-9', due, filed: addDays(due, 90), turnover: 2_00_00_000 },
        { daysLate: 90, perDay: 0, cap: 0, lateFee: 0, cgst: 0, sgst: 0 },
      ],
      [
        `a rupee above it is, for ${year}`,
        { form: 'GSTR-9', due, filed: addDays(due, 90), turnover: 2_00_00_001 },
        { lateFee: 4_500 },
      ],
    ]),
    [
      'tax found with GSTR-9 bears interest from 20 April, the due day of GSTR-3B for March: 265 days to 10 January',
      {
        form: 'GSTR-9',
        due: '2025-12-31',
        filed: '2026-01-10',
        turnover: 3_00_00_000,
        cashTax: 36_500,
      },
      // 36,500 × 18% × 265 ÷ 365
      { daysLate: 10, interestDays: 265, interest: 4_770 },
    ],
    [
      'also where no return is due, and before it is due',
      { form: 'GSTR-9', due: '2025-12-31', filed: '2025-04-30', cashTax: 36_500 },
      { daysLate: 0, lateFee: 0, interestDays: 10, interest: 180 },
    ],
    ['interest: 36,500 × 18% × 10 ÷ 365', { cashTax: 36_500 }, { interest: 180 }],
    ['the 29th of February counts as a day', { due: '2028-02-20', filed: '2028-03-01' }, { daysLate: 10 }],
  ])('%s', (_case, changes, expected) => {
    expect(gstLateFee(late(changes))).toMatchObject(expected)
  })

  it.each<[GstForm, string, boolean, string]>([
    ['GSTR-3B', '2021-07-20', true, 'for June 2021, the first month'],
    ['GSTR-3B', '2021-06-20', false, 'for May 2021'],
    ['GSTR-4', '2022-04-30', true, 'for 2021-22, the first year'],
    ['GSTR-4', '2021-04-30', false, 'for 2020-21'],
    ['GSTR-9', '2023-12-31', true, 'for 2022-23, the first year'],
    ['GSTR-9', '2024-01-31', true, 'for the same year, where its day was extended'],
    ['GSTR-9', '2022-12-31', false, 'for 2021-22'],
  ])('%s due on %s is known: %j, %s', (form, due, known) => {
    expect(isLateFeeKnown({ form, due })).toBe(known)
    const ask = () => gstLateFee(late({ form, due, filed: due }))
    if (known) expect(ask().lateFee).toBe(0)
    else expect(ask).toThrow('not known')
  })

  it.each<[GstForm, string, string]>([
    ['GSTR-3B', '2026-11-20', '2026-11-20'],
    ['GSTR-3B', '2026-11-19', '2026-10-20'],
    ['GSTR-1', '2026-01-05', '2025-12-11'],
    ['GSTR-4', '2026-06-29', '2025-06-30'],
    ['GSTR-9', '2026-12-31', '2026-12-31'],
    ['GSTR-9', '2026-11-23', '2025-12-31'],
  ])('the last due day of %s on or before %s is %s', (form, day, due) => {
    expect(lastDueDay(form, day)).toBe(due)
  })
})

describe('the shared rows', () => {
  eachRow(savingsVectors('gst-late-fee'))('%s', (_id, row) => {
    const asked = lateReturnFrom(readLink(gstLateFeeInputs, linkOfVector(row)), '2026-11-23')
    expect(gstLateFee(asked!)).toMatchObject(row.expected)
  })
})

describe('the fields', () => {
  const from = (link: string) => lateReturnFrom(readLink(gstLateFeeInputs, link), '2026-11-23')

  it('take today and the last due day before the filing', () => {
    expect(from('')).toMatchObject({ due: '2026-11-20', filed: '2026-11-23' })
    expect(from('filed=2026-11-19')).toMatchObject({ due: '2026-10-20', filed: '2026-11-19' })
  })

  it('take the turnover in the state for that of the year unless given', () => {
    expect(from('form=GSTR-9&turnover=500')).toMatchObject({ stateTurnover: 500 })
    expect(from('form=GSTR-9&turnover=500&stateTurnover=0')).toMatchObject({ stateTurnover: 0 })
  })

  it.each([
    ['turnover=x', null],
    ['form=GSTR-4&turnover=x', 0],
    ['form=GSTR-9&nil=true&turnover=7', 7],
  ])('that do not count for a form do not spoil its answer: %s', (link, turnover) => {
    expect(from(link)?.turnover ?? null).toBe(turnover)
  })
})

describe('the days of filing', () => {
  it('are usual ones, the chosen one and the first with the whole maximum', () => {
    const days = lateFeeByDay(late({ filed: '2026-11-01', cashTax: 36_500 }))
    expect(days.map(({ daysLate }) => daysLate)).toEqual([1, 5, 10, 12, 15, 20, 30, 40, 45, 60, 90, 180])
    // 40 × ₹50, and 36,500 × 18% × 40 ÷ 365
    expect(days[7]).toMatchObject({ filed: '2026-11-29', lateFee: 2_000, interest: 720, total: 2_720 })
  })

  it('have no maximum day beyond half a year, and no chosen one in time', () => {
    const days = lateFeeByDay(late({ turnover: 6_00_00_000, filed: '2026-10-20' }))
    expect(days.at(-1)).toMatchObject({ daysLate: 180, lateFee: 9_000 })
  })
})

it('has no day with a maximum where there is no fee', () => {
  const days = lateFeeByDay(late({ form: 'GSTR-9', due: '2025-12-31', filed: '2026-01-10' }))
  expect(days.map(({ daysLate }) => daysLate)).toEqual([1, 5, 10, 15, 20, 30, 45, 60, 90, 180])
  expect(days.every(({ total }) => total === 0)).toBe(true)
})
