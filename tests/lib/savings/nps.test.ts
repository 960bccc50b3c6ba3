import type { Values } from '@/lib/inputs/tool-inputs'
import { nps, npsExit, npsInputs, type NpsPlan, npsPlanFrom, payoutsByShare } from '@/lib/savings/nps'
import { eachRow } from '@/tests/each-row'
import { readLink } from '@/tests/read-link'
import { linkOfVector, savingsVectors } from '@/tests/savings-vectors'

const plan = (changes: Partial<NpsPlan> = {}): NpsPlan => ({
  monthly: 1_000,
  stepUpPercent: 0,
  years: 1,
  returnPercent: 0,
  openingBalance: 0,
  sector: 'non-government',
  exit: 'normal',
  annuityPercent: 20,
  annuityRatePercent: 6,
  ...changes,
})

describe('the corpus', () => {
  it.each<[string, Partial<NpsPlan>, { invested: number; corpus: number }]>([
    [
      'at 12%: 1,000 × (1.01^12 − 1) ÷ 0.01 × 1.01 = 12,809.33',
      { returnPercent: 12 },
      { invested: 12_000, corpus: 12_809 },
    ],
    [
      'a balance grows along: 1,00,000 × 1.01^12 = 1,12,682.50',
      { monthly: 0, openingBalance: 1_00_000, returnPercent: 12 },
      { invested: 1_00_000, corpus: 1_12_683 },
    ],
    [
      'an increase of 10% after each year: 12,000 + 13,200 + 14,520',
      { stepUpPercent: 10, years: 3 },
      { invested: 39_720, corpus: 39_720 },
    ],
  ])('%s', (_case, changes, expected) => {
    expect(nps(plan(changes))).toMatchObject(expected)
  })
})

describe('the exit', () => {
  it.each<[number, Partial<NpsPlan>, object, string]>([
    [8_00_000, {}, { band: 'full', maxLumpSum: 8_00_000 }, 'up to 8 lakh all of it'],
    [
      8_00_001,
      {},
      { band: 'middle', maxLumpSum: 6_00_000, rest: 2_00_001, monthlyPension: 1_000 },
      'a rupee more: 6 lakh',
    ],
    [12_00_000, { sector: 'government' }, { band: 'middle', maxLumpSum: 6_00_000 }, 'up to 12 lakh'],
    [
      20_00_000,
      {},
      {
        maxLumpSum: 16_00_000,
        annuity: 4_00_000,
        lumpSum: 16_00_000,
        taxFreeLumpSum: 12_00_000,
        taxableLumpSum: 4_00_000,
        monthlyPension: 2_000,
      },
      'above it 80%, of which 60% of the corpus is free; 4,00,000 × 6% ÷ 12',
    ],
    [
      20_00_000,
      { sector: 'government' },
      { maxLumpSum: 12_00_000, annuityPercent: 40, annuity: 8_00_000, lumpSum: 12_00_000, taxableLumpSum: 0 },
      'the government’s employees have to put in 40% where 20% is asked',
    ],
    [
      20_00_000,
      { annuityPercent: 100 },
      { annuity: 20_00_000, lumpSum: 0, taxFreeLumpSum: 0, monthlyPension: 10_000 },
      'all for the annuity',
    ],
    [5_00_000, { exit: 'premature' }, { band: 'full', maxLumpSum: 5_00_000 }, 'premature up to 5 lakh'],
    [
      5_00_001,
      { exit: 'premature' },
      { band: 'normal', maxLumpSum: 1_00_000, annuity: 4_00_001, lumpSum: 1_00_000 },
      'premature above it: 80% is 4,00,000.80, to the next rupee',
    ],
  ])('of %i with %j is %j: %s', (corpus, changes, expected) => {
    expect(npsExit(plan(changes), corpus)).toMatchObject(expected)
  })

  it('by share begins with the least, and has the plan’s own', () => {
    const shares = payoutsByShare(plan({ annuityPercent: 30 }), 20_00_000).map(
      ({ annuityPercent }) => annuityPercent,
    )
    expect(shares).toEqual([20, 30, 40, 60, 80, 100])
    expect(payoutsByShare(plan({ sector: 'government' }), 20_00_000)[0]).toMatchObject({ annuityPercent: 40 })
  })
})

describe('the shared rows', () => {
  eachRow(savingsVectors('nps'))('%s', (_id, row) => {
    const names = Object.keys(npsInputs) as (keyof typeof npsInputs)[]
    const values = readLink(npsInputs, linkOfVector(row))(...names)
    expect(nps(npsPlanFrom(values as Values<typeof npsInputs>))).toMatchObject(row.expected)
  })
})
