import { expect, test } from './site-test'
import { oneOfEachKind } from './each-night'
import { output } from './results'

const VALUES = 'Enter values to calculate.'
const RUPEES = 'Enter a number, such as 10,00,000 or 10 lakh.'

/** A link with one bad value, the messages that its page shows, and a result that it leaves out. */
const BAD_LINKS: [link: string, messages: string[], result?: string][] = [
  ['/age-calculator?dob=2190-01-01', ['Date of birth cannot be in the future'], 'years'],
  ['/all-in-one-calculator?mode=graphic', ['Choose one of “Basic”, “Scientific”.']],
  [
    '/bmi-calculator?height=400',
    ['Enter 300 cm or less.', 'Enter valid height and weight to calculate BMI.'],
    'bmi',
  ],
  [
    '/currency-converter#amount=1.2.3',
    ['Enter digits with at most one decimal point, such as 1500.50.'],
    'result',
  ],
  ['/e-stamp-duty-calculator#value=a+lot', [RUPEES, 'Enter the figures to see the duty.'], 'total'],
  ['/electricity-bill-estimator#units=many', ['Enter a number, such as 150.'], 'totalBill'],
  [
    '/fd-calculator#frequency=3',
    ['Choose one of “Annually”, “Half-Yearly”, “Quarterly”, “Monthly”.', VALUES],
    'maturityAmount',
  ],
  ['/gst-calculator#rate=a+lot', ['Enter a number, such as 8.5.', 'Enter a valid amount.'], 'gstAmount'],
  ['/income-tax-calculator#income=lots', [RUPEES, 'Enter income and deductions.'], 'totalTax'],
  ['/investment-returns-calculator#rate=101', ['Enter 100% or less.'], 'futureValue'],
  ['/mobile-recharge-plan-finder#days=0', ['Enter 1 day or more.'], 'combinationCost'],
  ['/percentage-calculator?x=twelve', ['Invalid input', 'Enter valid numbers to calculate.'], 'result'],
  ['/rd-calculator#months=1.5', ['Enter a whole number.', VALUES], 'maturityAmount'],
  ['/sip-calculator#years=never', ['Enter a number, such as 20.', VALUES], 'futureValue'],
  ['/tds-deduction-calculator#amount=much', [RUPEES, 'Enter the payment to see its TDS.'], 'tds'],
]

/** A day, a choice, a limit in a unit, a number, an amount and a query. */
const KINDS = [
  '/age-calculator?dob=2190-01-01',
  '/fd-calculator#frequency=3',
  '/bmi-calculator?height=400',
  '/currency-converter#amount=1.2.3',
  '/income-tax-calculator#income=lots',
  '/percentage-calculator?x=twelve',
]

for (const [link, messages, result] of oneOfEachKind(BAD_LINKS, KINDS))
  test(`${link} shows the message of its field, and no answer`, async ({ page }) => {
    await page.goto(link)
    for (const message of messages) await expect(page.getByText(message).first()).toBeVisible()
    if (result) await expect(output(page, result)).toHaveCount(0)
  })
