import { gstInputs } from '@/lib/tax/gst/gst'
import { gstLines } from '@/lib/tax/gst/gst-bill'
import { incomeTaxInputs } from '@/lib/tax/income-tax'
import { tdsInputs } from '@/lib/tax/tds-inputs'
import { itKeepsTheContract, percent, rupees, rupeesAboveNothing, tick, words } from '@/tests/field-contract'

describe('income tax', () => {
  itKeepsTheContract(incomeTaxInputs, {
    rules: words(['ay-2025-26-simplified', 'fy-2024-25', 'fy-2025-26', 'fy-2026-27']),
    source: words(['salary', 'other', 'familyPension', 'pension', 'profession', 'business', 'vehicles']),
    income: rupees('10,00,000'),
    regime: words(['new', 'old']),
    age: words(['below60', 'senior', 'superSenior']),
    deductionsAs: words(['total', 'items']),
    deductions: rupees('1,50,000'),
    savings: rupees('0'),
    pension: rupees('0'),
    health: rupees('0'),
    healthParents: rupees('0'),
    parentsFrom60: tick('false'),
    homeLoanInterest: rupees('0'),
    depositInterest: rupees('0'),
    otherDeductions: rupees('0'),
    basic: rupees('0'),
    allowance: rupees('0'),
    rent: rupees('0'),
    city: words(
      ['delhi', 'mumbai', 'kolkata', 'chennai', 'bengaluru', 'hyderabad', 'pune', 'ahmedabad', 'other'],
      'other',
    ),
    inMetro: tick('false'),
    employerPension: rupees('0'),
    governmentEmployer: tick('false'),
    professionalTax: rupees('0'),
    otherIncome: rupees('0'),
    houseRent: rupees('0'),
    houseInterest: rupees('0'),
    short20: rupees('0'),
    equityLong: rupees('0'),
    long125: rupees('0'),
    lottery: rupees('0'),
    crypto: rupees('0'),
    cashReceipts: rupees('0'),
    declaredProfit: rupees('0'),
    vehicles: { fresh: '', takes: ['1_9_12', '2_16.2_5*1_9_12', 'vans'], refuses: [] },
    familyPension: rupees('0'),
    termInterest: rupees('0'),
    savingsInterest: rupees('0'),
    tdsDeducted: rupees('0'),
  })
})

describe('GST', () => {
  itKeepsTheContract(gstInputs, {
    amount: rupeesAboveNothing('1,000'),
    rate: percent('18'),
    type: words(['inclusive', 'exclusive', 'tax']),
    supply: words(['same', 'other']),
    lines: { fresh: '1,000_18*500_5', takes: ['', 'what its own fields will say'], refuses: [] },
    linesType: words(['exclusive', 'inclusive']),
  })

  it.each([
    ['1,00,000_18*500_5', '100000_18*500_5', 'a link carries amounts without commas'],
    ['abc_18', 'abc_18', 'and what is no amount as it is'],
  ])('the lines %s become %s: %s', (text, written) => {
    expect(gstInputs.lines.write(text)).toBe(written)
  })

  it('a bill begins with the lines of a fresh page, and has the bounds of amount and rate', () => {
    expect(gstLines.rowsOf(gstLines.initial)).toEqual({
      ok: true,
      value: [
        { amount: 1000, rate: 18 },
        { amount: 500, rate: 5 },
      ],
    })
    expect(gstLines.read('0_18').ok).toBe(false)
    expect(gstLines.read('1_100.01').ok).toBe(false)
  })
})

describe('TDS', () => {
  itKeepsTheContract(tdsInputs, {
    mode: words(['tds', 'tcs']),
    rules: words(['ay-2025-26-simplified', 'fy-2024-25', 'fy-2025-26', 'fy-2026-27']),
    payer: words(['company', 'audited', 'individual']),
    kind: words([
      ...['fd', 'rent', 'professional', 'salary', 'technical', 'director', 'contractor', 'commission'],
      ...[
        'insuranceCommission',
        'machineRent',
        'houseRent',
        'individualPayer',
        'otherInterest',
        'securities',
      ],
      ...['debentures', 'dividend', 'property', 'lifePolicy', 'goods', 'lottery', 'onlineGames'],
      ...['partner', 'ecommerce', 'virtualAsset', 'cashWithdrawal', 'benefit', 'mutualFund'],
      ...['landAcquisition', 'jointDevelopment', 'horseRace', 'lotteryCommission', 'providentFund'],
      ...['savingsScheme', 'nonResident'],
    ]),
    tcsKind: words([
      ...['car', 'luxury', 'tour', 'studyOrMedical', 'otherRemittance', 'scrap', 'minerals', 'alcohol'],
      ...['tendu', 'timber', 'licence', 'goodsSale'],
    ]),
    amount: rupees('50,000'),
    rentPeriod: words(['year', 'month']),
    senior: tick('false'),
    personal: tick('false'),
    largeBuyer: tick('true'),
    transporter: tick('false'),
    nonFiler: tick('false'),
    paid: words(['from-october', 'before-october']),
    payee: words(['individual', 'other']),
    earlier: rupees('0'),
    deducted: rupees('0'),
    months: { fresh: '12', takes: ['1', '12'], refuses: ['0', '13', '1.5'] },
    premiums: rupees('0'),
    stampValue: rupees('0'),
    pan: tick('true'),
  })
})
