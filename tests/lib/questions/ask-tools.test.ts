import { askTools } from '@/lib/questions/ask-tools'
import { pageLanguageOf } from '@/content/languages'
import { exampleQuestions } from '@/content/search-page'
import { figureValue } from '@/lib/answers/figure'
import { queriesOf } from '@/tests/components/site/search/typed-queries'

const TODAY = '2026-11-23'

/** Queries as people type them, and the tool with the controls that they set. */
const asked = queriesOf(`Loans
emi 25 lakh 9% 20 years | emi-calculator | principal=2500000&rate=9&years=20
car loan 8,00,000 @ 9.25 5 yrs | emi-calculator | principal=800000&rate=9.25&years=5
personal loan 3 lac 14% 36 months emi | emi-calculator | principal=300000&rate=14&tenureIn=months&months=36
loan 20 lakh 2 years 6 months 10% | emi-calculator | principal=2000000&rate=10&tenureIn=months&months=30
₹15,00,000 loan 8.75% 15 saal | emi-calculator | principal=1500000&rate=8.75&years=15
२५ लाख लोन 9% 20 साल | emi-calculator | principal=2500000&rate=9&years=20
emi 500000 12 60 | emi-calculator | principal=500000&rate=12&tenureIn=months&months=60

Savings
sip 5000 12% 15 yr | sip-calculator | amount=5000&rate=12&years=15
sip for 1 crore in 15 years | sip-calculator | goal=10000000&years=15
fd 1 lakh 7% 5 years | fd-calculator | principal=100000&rate=7&years=5
fixed deposit 2 lakh 400 days 7.1% | fd-calculator | principal=200000&rate=7.1&tenureIn=days&days=400
senior citizen fd 10 lakh 7.5% 3 years | fd-calculator | principal=1000000&rate=7.5&years=3&senior=true
rd 5000 6.5% 5 years | rd-calculator | amount=5000&rate=6.5&months=60
lumpsum 1 lakh 12% 10 years | investment-returns-calculator | initial=100000&annual=0&rate=12&years=10
cagr 1 lakh to 1.8 lakh 5 years | investment-returns-calculator | measure=cagr&cagrFrom=100000&cagrTo=180000&cagrYears=5
credit card 50000 3.5% a month pay 5000 | credit-card-payoff-calculator | balance=50000&apr=42&payment=5000
credit card dues 80000 42% 12 months | credit-card-payoff-calculator | balance=80000&apr=42&mode=time&months=12

Tax
gst 18 on 4500 | gst-calculator | amount=4500&rate=18&type=exclusive
4599 including gst | gst-calculator | amount=4599&type=inclusive
remove 18% gst from 1180 | gst-calculator | amount=1180&rate=18&type=inclusive
2000 plus 40% gst | gst-calculator | amount=2000&rate=40&type=exclusive
12 lpa in hand | salary-calculator | ctc=1200000
60000 in hand | salary-calculator | startFrom=inHand&wantedInHand=60000
eps 15000 45 years | epf-calculator | kind=epsPension&averageWage60Months=15000&years=45
freelancer 44ada 30 lakh | income-tax-calculator | rules=fy-2026-27&source=profession&income=3000000&regime=new
फ्रीलांसर 30 लाख टैक्स | income-tax-calculator | rules=fy-2026-27&source=profession&income=3000000&regime=new
shop 44ad turnover 80 lakh 10 lakh cash | income-tax-calculator | rules=fy-2026-27&source=business&income=8000000&regime=new&cashReceipts=1000000
44ae 3 trucks | income-tax-calculator | rules=fy-2026-27&source=vehicles
pension 6 lakh fd interest 3 lakh age 72 | income-tax-calculator | rules=fy-2026-27&source=pension&income=600000&regime=new&age=senior&termInterest=300000
tax on 15 lakh | income-tax-calculator | rules=fy-2026-27&income=1500000&regime=new
income tax 18 lakh old regime | income-tax-calculator | rules=fy-2026-27&income=1800000&regime=old
salary 80000 per month tax | income-tax-calculator | rules=fy-2026-27&income=960000&regime=new
20 lakh ctc in hand salary | salary-calculator | ctc=2000000
tds on 60000 professional fees | tds-deduction-calculator | rules=fy-2026-27&kind=professional&amount=60000
tds on rent 55000 a month | tds-deduction-calculator | rules=fy-2026-27&kind=rent&amount=55000&rentPeriod=month
stamp duty 50 lakh karnataka | e-stamp-duty-calculator | state=KA&value=5000000
stamp duty on 1 crore flat in pune woman | e-stamp-duty-calculator | state=MH&value=10000000&buyer=female

Everyday sums
age 15 aug 1990 | age-calculator | dob=1990-08-15
age 15/08/1990 | age-calculator | dob=1990-08-15
born on august 15, 1990 | age-calculator | dob=1990-08-15
dob 01-01-2001 age | age-calculator | dob=2001-01-01
age 5 march 98 | age-calculator | dob=1998-03-05
15% of 2400 | percentage-calculator | mode=percentOf&x=15&y=2400
2400 ka 15% | percentage-calculator | mode=percentOf&x=15&y=2400
30 is what percent of 120 | percentage-calculator | mode=isWhatPercentOf&x=30&y=120
percentage increase from 50 to 80 | percentage-calculator | mode=percentChange&x=50&y=80
20% off 1999 | percentage-calculator | price=1999&off=20&thenOff=0
bmi 65kg 5'7 | bmi-calculator | height=170.18&weight=65
bmi 5 feet 4 inches 60 kg | bmi-calculator | height=162.56&weight=60
5 ft 7 in to cm | unit-converter | category=length&value=67&from=inch&to=centimetre
half acre in guntha | unit-converter | category=area&value=0.5&from=acre&to=guntha
50 dollars in rupees | currency-converter | amount=50&from=USD&to=INR
1 lakh rupees to usd | currency-converter | amount=100000&from=INR&to=USD
500 aed in inr | currency-converter | amount=500&from=AED&to=INR
20 pounds to rupees | currency-converter | amount=20&from=GBP&to=INR
2+3*4 | all-in-one-calculator | mode=scientific&sum=2+3*4
sqrt(144) | all-in-one-calculator | mode=scientific&sum=sqrt(144)
cgpa 8.6 to percentage | exam-result-checker-guide | cgpa=8.6
days until 25 dec | countdown-timer-creator | date=2026-12-25

Places, codes and days
electricity bill 200 units delhi | electricity-bill-estimator | units=200&state=DL&tariff=published
110001 | pincode-finder | pincode=110001
pin code of andheri | pincode-finder | place=andheri
ifsc sbi andheri | ifsc-code-finder | place=sbi andheri
SBIN0000300 | ifsc-code-finder | ifsc=SBIN0000300
MH 12 AB 1234 | vehicle-rc-checker | registration=MH12AB1234
ABCPE1234F | pan-card-verification-guide | pan=ABCPE1234F
27AAPFU0939F1ZV | pan-card-verification-guide | gstin=27AAPFU0939F1ZV
weather delhi | weather-forecast | city=delhi
will it rain in pune tomorrow | weather-forecast | city=pune
tithi tomorrow | daily-panchang-muhurat | date=2026-11-24
aaj ka panchang | daily-panchang-muhurat
nakshatra 15 aug 2027 mumbai | daily-panchang-muhurat | date=2027-08-15&city=mumbai
diwali 2027 | indian-festival-calendar | year=2027
होली 2028 | indian-festival-calendar | year=2028
`)

test.each(asked)('$query: $slug', async ({ query, slug, set }) => {
  const question = await askTools(query, TODAY)
  expect(question).toMatchObject({ slug, set })
})

test.each([
  'income tax 18.6 lakh 80c 1.5 lakh hra home loan interest 2 lakh',
  'income tax on 12 lakh, home loan 2 lakh',
])('%s is about income tax, whatever else it names', async (query) => {
  expect(await askTools(query, TODAY)).toMatchObject({ slug: 'income-tax-calculator' })
})

test.each(['loan', 'gst', 'sip calculator', 'income tax', 'new regime', '2026', 'top 10', ''])(
  '%s names nothing to work with',
  async (query) => {
    expect(await askTools(query, TODAY)).toBeNull()
  },
)

const { words } = pageLanguageOf('hi')

test.each(exampleQuestions.slice(0, -1))(
  '%s, an example of the page, asks the same in Hindi',
  async (example) => {
    const english = await askTools(example, TODAY)
    expect(words[example]).toMatch(/[\u0900-\u097f]/)
    const hindi = await askTools(words[example] as string, TODAY)
    expect(hindi).not.toBeNull()
    expect({ slug: hindi?.slug, set: hindi?.set }).toEqual({ slug: english?.slug, set: english?.set })
  },
)

/** Answers worked out by hand, by the formula that each tool shows. */
const answers: readonly [query: string, output: string, value: number | string][] = [
  // EMI = P·r·(1+r)^n ÷ ((1+r)^n − 1), r = 0.75 %, n = 240.
  ['emi 25 lakh 9% 20 years', 'emi', (2_500_000 * 0.0075 * 1.0075 ** 240) / (1.0075 ** 240 - 1)],
  // 5,000 × ((1.01^180 − 1) ÷ 0.01) × 1.01.
  ['sip 5000 12% 15 yr', 'futureValue', 5_000 * ((1.01 ** 180 - 1) / 0.01) * 1.01],
  // 1,00,000 × (1 + 7 % ÷ 4)^20.
  ['fd 1 lakh 7% 5 years', 'maturityAmount', 100_000 * 1.0175 ** 20],
  // 4,500 × 1.18; 4,599 ÷ 1.18.
  ['gst 18 on 4500', 'totalAmount', 5_310],
  ['4599 including gst', 'netAmount', 4_599 / 1.18],
  // FY 2026-27, new regime: 12,00,000 − 75,000 is within the rebate of section 87A, so nothing is due.
  ['tax on 12 lakh', 'totalTax', 0],
  // 15,00,000 − 75,000: 20,000 + 40,000 + 33,750 (15 % of 2,25,000), and 4 % cess.
  ['tax on 15 lakh', 'totalTax', 97_500],
  // 15,00,000: 60,000 + 3,00,000 × 15% = 1,05,000, and 4%.
  ['freelancer 44ada 30 lakh', 'totalTax', 1_09_200],
  // 1,25,000 − 50,000
  ['tax harvesting ltcg 50000', 'freeLeft', 75_000],
  ['pension 6 lakh interest 3 lakh age 72', 'totalTax', 0],
  // 6,00,000 − 50,000 + 3,00,000 − 50,000 − the 1,50,000 of a fresh page = 6,50,000: 10,000 + 30,000, and 4%.
  ['pension 6 lakh interest 3 lakh age 72 old regime', 'totalTax', 41_600],
  ['tds on 60000 professional fees', 'tds', 6_000],
  ['15% of 2400', 'result', 360],
  ['30 is what percent of 120', 'result', 25],
  ['percentage increase from 50 to 80', 'result', 60],
  ['20% off 1999', 'pays', 1_599.2],
  ['age 15 aug 1990', 'age', 'P36Y3M8D'],
  ['bmi 70 kg 170 cm', 'bmi', 70 / 1.7 ** 2],
  ['10 km to miles', 'result', 10 / 1.609344],
  ['2+3*4', 'display', 14],
  ['12 x 15', 'display', 180],
  // CBSE: 9.5 times the CGPA.
  ['cgpa 8.6 to percentage', 'cgpaPercent', 81.7],
  ['days until 25 dec', 'daysLeft', 32],
  ['lumpsum 1 lakh 12% 10 years', 'futureValue', 100_000 * 1.12 ** 10],
  ['cagr 1 lakh to 1.8 lakh 5 years', 'cagr', (1.8 ** 0.2 - 1) * 100],
  // Amavasya of Kartika ends the evening of 29 October 2027: the gazette of no year so far, by the rule of pradosha.
  ['diwali 2027', 'day', '2027-10-29'],
]

test.each(answers)('%s is answered by %s', async (query, output, value) => {
  const question = await askTools(query, TODAY)
  expect(question?.answer?.output).toBe(output)
  const given = figureValue(question!.answer!)
  if (typeof value === 'string') expect(given).toBe(value)
  else expect(given).toBeCloseTo(value, 6)
})

// The central government's list of 2027 has 23 March; Phalguna's full moon ends before the evening of the 22nd.
test('a festival that is kept on other days too names them beside its answer', async () => {
  const question = await askTools('holi 2027', TODAY)
  expect(question?.answer?.value).toBe('2027-03-23')
  expect(question?.answer?.terms.map(({ value }) => value)).toEqual(['Holi', 'also 22 March 2027'])
})
