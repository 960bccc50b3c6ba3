import { expectResults, output } from './results'
import { expect, test } from './site-test'

/**
 * Each tool is filled in from a link as the browser reads it. What other links lead to, the shared rows among them, is
 * read by the tests of lib; that pages show it, by tests/components/answers/answers-of-pages.test.tsx.
 */
const LINKS: readonly [link: string, figures: Record<string, number | string>][] = [
  // 3% of 30,000, 90,000 and 1,50,000, 1% of 2,00,000; 4 months of 1%.
  [
    '/advance-tax-calculator#taxOnReturnedIncome=200000&filedOn=2027-07-31',
    { section425: 10100, section424: 8000, section425ByInstalment: '900,2700,4500,2000', payable: 218100 },
  ],
  // 28 birthdays, 15 November, six days.
  ['/age-calculator#dob=1998-08-15&on=2026-11-21', { years: 28, months: 3, days: 6 }],
  [
    '/bmi-calculator#unit=imperial&feet=5&inches=7&pounds=154',
    { bmi: (154 * 0.453592) / (67 * 0.0254) ** 2, category: 'Normal weight' },
  ],
  ['/bmi-calculator#standard=indian', { indianCategory: 'Overweight' }],
  // 80 lakh at 12.5%; 20 lakh × 384 ÷ 200 is 38.4 lakh, and 61.6 lakh at 20% is more.
  [
    '/capital-gains-calculator#asset=property&bought=2012-06-01&sold=2026-06-01&cost=2000000&sale=10000000',
    { taxWithoutIndex: 1000000, taxWithIndex: 1232000, way: '12.5% without index' },
  ],
  // 5,00,000 less 2,00,000, above 1,25,000: 12.5% of 1,75,000, and 4% of it.
  [
    '/capital-gains-calculator#sales=equity_2024-01-10_2026-06-01_100000_600000_*equity_2026-01-10_2026-06-01_300000_100000_',
    { leftEquityLong: 300000, tax: 21875, taxWithCess: 22750 },
  ],
  // 40 lakh × 30 lakh ÷ 1 crore.
  [
    '/capital-gains-calculator#section=54F&gain=4000000&invested=3000000&netConsideration=10000000',
    { exempt: 1200000, taxable: 2800000 },
  ],
  // Twice 1,00,000 × 1.01² ÷ 2.01.
  [
    '/credit-card-payoff-calculator#balance=100000&apr=12&mode=time&months=2',
    { requiredPayment: 102010 / 2.01, totalPaid: 204020 / 2.01 },
  ],
  // The week of Gandhi Jayanti 2026, a Friday: four working days, two off, one holiday.
  [
    '/date-calculator#from=2026-09-28&to=2026-10-04&last=true&holidays=central',
    { days: 7, workingDays: 4, daysOff: 2, holidayCount: 1 },
  ],
  // General Clauses Act: a month from 15 March ends on 15 April.
  ['/date-calculator#mode=notice&from=2026-03-15&notice=1&noticeIn=months', { lastDay: '2026-04-15' }],
  ['/e-stamp-duty-calculator?state=KA&value=10000000', { total: 760000 }],
  ['/e-stamp-duty-calculator#instrument=rent&state=DL&rent=20000&increase=10&deposit=0', { duty: 5040 }],
  // 50 × 4.15 + 50 × 5.6 + 100 × 7.15 + 50 × 8.2; 250 × 0.15.
  [
    '/electricity-bill-estimator#state=KA&units=250',
    { energyCharge: 1612.5, fixedCharge: 100, fuelSurcharge: 37.5, totalBill: 1750 },
  ],
  // emicalculator.net publishes 1,34,935 a month.
  [
    '/emi-calculator#principal=10000000&rate=10.5&years=10',
    { emi: 134934.996775546988, totalPayment: 16192199.613065638552 },
  ],
  // (15,000 × 3,652 days + 25,000 × 3,653 days) ÷ 7,305 × 22 ÷ 70, between 4,714 and 7,857.
  [
    '/epf-calculator#kind=epsPension&averageWage60Months=25000&years=20&leftOn=2036-09-16',
    { monthlyPension: 6286, leastPension: 4714, mostPension: 7857 },
  ],
  ['/exam-result-checker-guide#state=KA', { boards: 4 }],
  // 1,00,000 × 1.05².
  [
    '/fd-calculator#principal=100000&rate=10&years=1&frequency=2',
    { totalInterest: 10250, maturityAmount: 110250 },
  ],
  // 1 tola = 11.6638038 g at 10,000; 5% of job work on a making of 5,000.
  [
    '/gold-calculator#kind=jobWork&weight=1&weightIn=tola&rate=10000&makingBy=flat&hallmark=0',
    { gold: 116638.04, taxable: 5000, toPay: 5250 },
  ],
  // Not due; if 240 days count, 60,000 × 15 ÷ 26 × 5 years.
  [
    '/gratuity-calculator#wages=60000&years=4&months=10',
    { gratuity: 0, eligible: 'false', gratuityIf240Days: 173077 },
  ],
  ['/gst-calculator#amount=1000&rate=12&type=exclusive&supply=other', { igst: 120, totalAmount: 1120 }],
  // 10 × ₹50, and 36,500 × 18% × 10 ÷ 365.
  [
    '/gst-late-fee-calculator#form=GSTR-3B&due=2026-10-20&filed=2026-10-30&cashTax=36500',
    { daysLate: 10, lateFee: 500, interest: 180, total: 680 },
  ],
  // 12 × 40% of 50,000.
  [
    '/hra-calculator#year=2025-26&periods=12_50000_30000_35000_Bengaluru',
    { exempt: 240000, taxable: 120000 },
  ],
  // 8,00,000: 12,500 + 60,000, and 4%.
  [
    '/income-tax-calculator#income=1000000&deductions=150000&regime=old',
    { tax: 72500, cess: 2900, totalTax: 75400, otherTotalTax: 54600 },
  ],
  // 9,00,000 by slabs is the rebate; 20% of 2,00,000, and 1,00,000 is below 1,25,000.
  [
    '/income-tax-calculator#rules=fy-2026-27&source=other&income=900000&short20=200000&equityLong=100000',
    { rebate: 30000, specialTax: 40000, totalTax: 41600 },
  ],
  // 1,000 × 1.1² + 100 × (1.1² + 1.1) = 1,210 + 231.
  [
    '/investment-returns-calculator#initial=1000&annual=100&years=2&rate=10',
    { totalInvestment: 1200, totalReturnPercent: 241 / 12, futureValue: 1441 },
  ],
  ['/ifsc-code-finder?ifsc=sbin0000691', { bank: 'State Bank of India', upi: 'true' }],
  // (1,00,000 × 50% − 10,000) × 100, and 80% of 45,00,000.
  [
    '/loan-eligibility-calculator#otherEmis=10000&ratePct=0&months=100&propertyValue=4500000',
    { affordableEmi: 40000, loanByIncome: 4000000, loanByValue: 3600000, ownMoney: 900000 },
  ],
  // 500 + 30% = 650 before GST, and 767 with 18%.
  [
    '/margin-calculator#aim=price&wantedAs=markup&wanted=30&off=0&thenOff=0',
    { pays: 767, netPrice: 650, gstAmount: 117, listPrice: 767 },
  ],
  [
    '/mobile-recharge-plan-finder?operator=AIRTEL&sort=day#data=1.5&days=140',
    { combinationCost: 1_438, combinationDays: 140 },
  ],
  // 20,000 × 120 without a return, half of it for an annuity at 6%.
  [
    '/nps-calculator#monthly=20000&years=10&returnPct=0&annuityPct=50',
    { corpus: 2400000, lumpSum: 1200000, monthlyPension: 6000 },
  ],
  // 300 ÷ 200: from a loss to a profit is a rise.
  ['/percentage-calculator#mode=percentChange&x=-200&y=100', { result: 150 }],
  // 1,50,000 × 7.1% × 11 ÷ 12 = 9,762.50, and half a rupee up.
  [
    '/ppf-calculator#firstFinancialYear=2026&financialYears=1&rates=7.1&deposits=year_150000_2026-04-06_',
    { interest: 9763, balance: 159763, balanceUnrounded: 159762.5 },
  ],
  // The banks’ example.
  ['/rd-calculator#amount=5000&rate=7.5&months=18&method=quarterly', { maturityAmount: 95502.35083764126 }],
  // No growth: 10,000 × 300 months, and 30,00,000 ÷ 300 months to invest.
  [
    '/retirement-calculator#inflation=0&rateBefore=0&rateAfter=0&saved=0&expenses=10000&sip=10000',
    { corpusNeeded: 3000000, sipNeeded: 10000, lastsMonths: 300 },
  ],
  // 12 × (1,00,000 − 3,000); 12 × 1,03,250 + 28,846; 11,25,000 is below the rebate limit.
  [
    '/salary-calculator#basic=50000&hra=20000&special=30000&state=Delhi&pf=ceiling',
    { inHandYear: 1164000, inHandMonthAverage: 97000, ctc: 1267846, incomeTaxYear: 0 },
  ],
  // 30,00,000 × 8.2% ÷ 4.
  [
    '/savings-schemes#scheme=scss&amount=3000000&opened=2026-11-01',
    { quarterly: 61500, yearly: 246000, maturityDate: '2031-11-01' },
  ],
  // 1,000 × (1.01 + 1.01² + … + 1.01¹²).
  [
    '/sip-calculator#amount=1000&rate=12&years=1',
    { totalInvestment: 12000, estimatedReturns: 809.328043328942, futureValue: 12809.328043328942 },
  ],
  ['/vehicle-rc-checker?registration=24BH1234AA', { year: 2024 }],
  // 10% of fees above 30,000.
  ['/tds-deduction-calculator#kind=professional&amount=274000', { tds: 27400 }],
]

for (const [link, figures] of LINKS)
  test(`${link} leads to its figures`, async ({ page }) => {
    await page.goto(link)
    await expectResults(page, figures)
  })

/** A link with a value that cannot be read, its message, and a result that is left out. */
const BAD_LINKS = [
  ['/bmi-calculator?height=400', 'Enter valid height and weight to calculate BMI.', 'bmi'],
  ['/e-stamp-duty-calculator#value=a+lot', 'Enter the figures to see the duty.', 'total'],
  ['/fd-calculator#frequency=3', 'Enter values to calculate.', 'maturityAmount'],
] as const

for (const [link, message, result] of BAD_LINKS)
  test(`${link} shows a message, and no answer`, async ({ page }) => {
    await page.goto(link)
    await expect(page.getByText(message).first()).toBeVisible()
    await expect(output(page, result)).toHaveCount(0)
  })
