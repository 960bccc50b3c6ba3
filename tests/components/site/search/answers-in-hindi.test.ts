import { wordedAnswer } from '@/components/site/search/answer-text'
import { askTools } from '@/lib/questions/ask-tools'
import { pageLanguageOf } from '@/content/languages'
import { latinWords } from '../../../latin-words'

const TODAY = '2026-11-23'
const hindi = pageLanguageOf('hi')

afterEach(() => {
  globalThis.pageLanguage = undefined
})

async function answerIn(language: typeof hindi | undefined, query: string) {
  globalThis.pageLanguage = language
  const answer = (await askTools(query, TODAY))?.answer
  return answer && { output: answer.output, ...wordedAnswer(answer) }
}

/** A question of each kind, and the result that answers it. */
const questions: readonly [query: string, output: string][] = [
  ['emi 25 lakh 9% 20 years', 'emi'],
  ['sip 5000 12% 15 yr', 'futureValue'],
  ['sip for 1 crore in 15 years', 'goalAmount'],
  ['fd 1 lakh 7% 5 years', 'maturityAmount'],
  ['rd 5000 6.5% 5 years', 'maturityAmount'],
  ['lumpsum 1 lakh 12% 10 years', 'futureValue'],
  ['cagr 1 lakh to 1.8 lakh 5 years', 'cagr'],
  ['credit card 50000 3.5% a month pay 5000', 'months'],
  ['credit card dues 80000 42% 12 months', 'requiredPayment'],
  ['gst 18 on 4500', 'totalAmount'],
  ['tax on 15 lakh', 'totalTax'],
  ['freelancer 44ada 30 lakh', 'totalTax'],
  ['pension 6 lakh interest 3 lakh', 'totalTax'],
  ['income tax 18 lakh old regime', 'totalTax'],
  ['12 lpa in hand', 'inHandMonthAverage'],
  ['60000 in hand', 'ctc'],
  ['salary 50000', 'inHandMonthAverage'],
  ['12 lpa in hand old regime', 'inHandMonthAverage'],
  ['tds on 60000 professional fees', 'tds'],
  ['stamp duty 50 lakh karnataka', 'total'],
  ['age 15 aug 1990', 'age'],
  ['15% of 2400', 'result'],
  ['30 is what percent of 120', 'result'],
  ['20% off 1999', 'pays'],
  ['bmi 70 kg 170 cm', 'bmi'],
  ['5 ft 7 in to cm', 'result'],
  ['2+3*4', 'display'],
  ['cgpa 8.6 to percentage', 'cgpaPercent'],
  ['days until 25 dec', 'daysLeft'],
  ['jio recharge 84 days', 'combinationCost'],
  ['diwali 2027', 'day'],
  ['tithi 15 aug 2027 mumbai', 'tithi'],
  ['nakshatra 15 aug 2027 guwahati', 'nakshatra'],
  ['yoga panchang tomorrow', 'yoga'],
  ['karana panchang 15 aug 2027', 'karana'],
  ['sunrise chennai', 'sunrise'],
  ['sunset kolkata', 'sunset'],
  ['moonrise delhi', 'moonrise'],
  ['moonset delhi', 'moonset'],
  ['hra 20000 basic 50000 rent 15000 thane', 'exempt'],
  ['epf 20000 basic', 'corpus'],
  ['eps 15000 20 years', 'monthlyPension'],
  ['ppf 1.5 lakh 15 years', 'maturityBalance'],
  ['nps 5000 a month age 30', 'corpus'],
  ['nsc 1 lakh', 'maturity'],
  ['post office mis 9 lakh', 'monthly'],
  ['scss 15 lakh', 'quarterly'],
  ['post office td 1 lakh 5 years', 'yearlyInterest'],
  ['sukanya 1.5 lakh a year', 'maturity'],
  ['gratuity 10 years 50000', 'gratuity'],
  ['advance tax 2 lakh', 'nextInstalment'],
  ['advance tax 5000', 'payable'],
  ['capital gains shares bought 5 lakh sold 9 lakh', 'taxWithCess'],
  ['ltcg 3 lakh', 'taxWithCess'],
  ['loan eligibility 80000 salary', 'loanByIncome'],
  ['how much loan on 1 lakh income property value 50 lakh', 'eligibleLoan'],
  ['gstr 1 35 days late', 'lateFee'],
  ['sip 1 crore goal 15 years step up 10%', 'goalAmount'],
  ['tds on rent 60000 per month', 'tds'],
  ['stamp duty 75 lakh flat pune woman', 'total'],
  ['stamp duty 50 lakh navi mumbai', 'total'],
]

test.each(questions)(
  '%s: the %s and its terms are in Hindi, the figure is that of English',
  async (query, output) => {
    const answer = await answerIn(hindi, query)
    const english = await answerIn(undefined, query)
    expect(latinWords([answer!.text, answer!.terms])).toEqual([])
    expect(answer).toMatchObject({ output, value: english!.value })
  },
)

test.each([
  ['fd 2 lakh 400 days 7.1%', 'मैच्योरिटी पर ₹2,16,036', '₹2,00,000 · 7.1% · 400\u00a0दिन'],
  [
    'hra 50000 basic 15000 rent mumbai',
    'साल में ₹1,20,000 HRA पर छूट',
    'मूल वेतन · ₹50,000 · HRA मूल वेतन का 40% मानकर · ₹20,000 · किराया · ₹15,000 · मुंबई',
  ],
  [
    'fd 5 लाख 7% 5 साल वरिष्ठ नागरिक',
    'मैच्योरिटी पर ₹7,24,974',
    '₹5,00,000 · 7.5% · 5\u00a0साल · वरिष्ठ नागरिकों की 0.5% अतिरिक्त दर के साथ',
  ],
  ['1180 में से GST कितना', 'GST से पहले ₹1,000.00', 'GST के साथ कीमत · ₹1,180 · 18% · GST · ₹180.00'],
  ['electricity bill 200 units delhi', 'कुल ₹768.00', '200\u00a0यूनिट · दिल्ली'],
  ['half acre in guntha', '20 गुंठा', '0.5 एकड़'],
])('%s: %s', async (query, text, terms) => {
  expect(await answerIn(hindi, query)).toMatchObject({ text, terms })
})

test('in English, counts and terms read as before', async () => {
  expect(await answerIn(undefined, 'days until 25 dec')).toMatchObject({ text: '32 days', value: 32 })
  expect(await answerIn(undefined, '12 lpa in hand')).toMatchObject({
    terms: '₹12,00,000 · CTC, new regime, PF on all wages',
  })
})
