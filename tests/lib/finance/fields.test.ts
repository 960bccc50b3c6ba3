import { payoffInputs } from '@/lib/finance/cards/card-payoff'
import { emiInputs } from '@/lib/finance/emi'
import { fdInputs } from '@/lib/finance/deposits/fd'
import { investmentInputs } from '@/lib/finance/investment-returns'
import { rdInputs } from '@/lib/finance/deposits/rd'
import { sipInputs } from '@/lib/finance/sip'
import {
  itKeepsTheContract,
  months,
  percent,
  percentAboveNothing,
  rupees,
  rupeesAboveNothing,
  tick,
  words,
  years,
  yearsAboveNothing,
} from '@/tests/field-contract'
import { valueOrMessage } from '@/tests/value-or-message'

describe('the EMI', () => {
  itKeepsTheContract(emiInputs, {
    principal: rupeesAboveNothing('10,00,000'),
    rate: percent('8.5'),
    tenureIn: words(['years', 'months']),
    years: yearsAboveNothing('20'),
    months: months('240'),
    start: { fresh: '', takes: ['', '1990-01', '2099-12'], refuses: ['1989-12', '2100-01', '2026-13'] },
    once: rupees('0'),
    onceAfter: months('12'),
    monthly: rupees('0'),
    yearly: rupees('0'),
    keep: words(['emi', 'tenure']),
    whole: words(['cost', 'flat', 'solve', 'rates', 'moratorium', 'transfer', 'offers']),
    fee: percent('0.5'),
    insurance: rupees('0'),
    insuranceBy: words(['paid', 'loan']),
    otherCosts: rupees('0'),
    flatRate: percentAboveNothing('10'),
    solveFor: words(['principal', 'rate', 'tenure']),
    wantedEmi: rupeesAboveNothing('10,000'),
    // Their part reads the rows, and has no answer while one of them cannot be read.
    changes: { fresh: '24_9', takes: ['1_0', 'x'], refuses: [] },
    changeKeeps: words(['emi', 'tenure']),
    holiday: { fresh: '6', takes: ['1', '120'], refuses: ['0', '121', '1.5'] },
    holidayInterest: words(['added', 'simple', 'paid']),
    newRate: percent('8'),
    transferKeeps: words(['tenure', 'emi']),
    transferCosts: rupees('10,000'),
    foreclosure: percent('0'),
    offers: { fresh: '8.5_240_11800*8.4_240_25000', takes: ['8.5_240_0', ''], refuses: [] },
  })
})

describe('a fixed deposit', () => {
  itKeepsTheContract(fdInputs, {
    principal: rupeesAboveNothing('1,00,000'),
    rate: percentAboveNothing('7'),
    years: yearsAboveNothing('5'),
    frequency: words(['1', '2', '4', '12'], '4'),
    tenureIn: words(['years', 'days']),
    days: { fresh: '400', takes: ['1', '36,500'], refuses: ['0', '36,501', '1.5'] },
    payout: words(['cumulative', 'monthly', 'quarterly']),
    senior: tick('false'),
    seniorExtra: { fresh: '0.5', takes: ['0', '5'], refuses: ['-0.01', '5.01'] },
    start: {
      fresh: '',
      takes: ['', '2024-04-01', '2099-12-31'],
      refuses: ['2024-03-31', '2100-01-01', '2026-02-30'],
    },
    otherInterest: rupees('0'),
    pan: tick('true'),
    rules: words(['by-law', 'ay-2025-26-simplified']),
  })

  it.each([
    ['0', 'Enter 1 day or more.'],
    ['36,501', 'Enter 36,500 days or fewer.'],
    ['a year', 'Enter a number, such as 400.'],
  ])('of %s days: %s', (text, problem) => {
    expect(valueOrMessage(fdInputs.days.read(text))).toBe(problem)
  })
})

describe('a recurring deposit', () => {
  itKeepsTheContract(rdInputs, {
    amount: rupeesAboveNothing('5,000'),
    rate: percentAboveNothing('6.5'),
    months: months('60'),
    method: words(['monthly', 'quarterly']),
  })
})

describe('a SIP', () => {
  itKeepsTheContract(sipInputs, {
    aim: words(['amount', 'goal']),
    amount: rupeesAboveNothing('5,000'),
    rate: percent('12'),
    years: yearsAboveNothing('10'),
    stepUp: percent('0'),
    lumpSum: rupees('0'),
    inflation: percent('0'),
    goal: rupees('0'),
    withdrawal: rupeesAboveNothing('10,000'),
    withdrawalRate: percent('8'),
    withdrawalYears: yearsAboveNothing('20'),
  })
})

describe('an investment', () => {
  itKeepsTheContract(investmentInputs, {
    aim: words(['future', 'past']),
    initial: rupees('50,000'),
    annual: rupees('12,000'),
    years: years('10'),
    rate: percent('12'),
    timing: words(['start', 'end']),
    inflation: percent('0'),
    measure: words(['cagr', 'xirr']),
    cagrFrom: rupeesAboveNothing('1,00,000'),
    cagrTo: rupees('1,80,000'),
    cagrYears: yearsAboveNothing('5'),
    flows: {
      fresh: '2021-01-01_1,00,000_in*2023-01-01_50,000_in*2026-01-01_2,10,000_out',
      takes: ['1950-01-01_0.01_in', '2099-12-31_1_out'],
      refuses: ['_1_in', '1949-12-31_1_in', '2100-01-01_1_in', '2026-01-01_0_in', '2026-01-01_1_up'],
    },
  })

  it('asks for the day of a payment that has none', () => {
    expect(valueOrMessage(investmentInputs.flows.read('_1_in'))).toBe('Row 1: Choose a day.')
  })
})

describe('a card', () => {
  itKeepsTheContract(payoffInputs, {
    balance: rupees('50,000'),
    apr: percent('36'),
    mode: words(['fixed', 'time']),
    payment: rupees('2,500'),
    months: { fresh: '24', takes: ['-1,200', '0', '1,200'], refuses: ['-1,201', '1,201', '1.5'] },
    gst: percent('0'),
    extra: rupees('0'),
    minimumPercent: percent('5'),
    minimumFloor: rupees('200'),
    cards: {
      fresh: '60,000_42_2,500*20,000_30_1,000',
      takes: ['0.01_0_0', '1_100_1', Array(12).fill('1_1_1').join('*')],
      refuses: ['0_1_1', '1_-1_1', '1_1_-1', '1_101_1', Array(13).fill('1_1_1').join('*')],
    },
    budget: rupeesAboveNothing('6,000'),
  })
})
