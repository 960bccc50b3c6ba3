import { Landmark } from 'lucide'
import { unknownSalary } from '@/content/steps-to-income-tax'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const emiCalculator: Tool = {
  slug: 'emi-calculator',
  category: 'calculators',
  status: 'live',
  name: 'EMI Calculator',
  title: 'EMI Calculator: Home, Car and Personal Loan Schedule',
  description:
    'Find the EMI, total interest and month-by-month schedule of a home, car or personal loan, and see what a prepayment saves in rupees and months.',
  summary: 'Monthly instalment, total interest and full schedule of a loan, with prepayments.',
  lead: 'Monthly instalment, interest and schedule',
  icon: Landmark,
  keywords: keywordsFrom(`
    emi, loan emi, loan, home loan, car loan, personal loan, bike loan, education loan, interest, instalment,
    prepayment, part payment, amortisation schedule, byaj, kist, karz, ब्याज, किस्त, bank loan, housing loan,
    loan interest, mortgage, गृह ऋण, लोन, gold loan, apr, key facts statement, flat rate, balance transfer,
    moratorium, processing fee, foreclosure`),
  steps: stepsFrom({
    'Enter the loan':
      'Type the Loan amount and the Annual interest rate from your sanction letter or offer. The page opens with ₹10,00,000 at 8.5%. For a no-cost EMI, enter 0%.',
    'Set the tenure':
      'Give the Tenure in years, or switch the unit to months for a short loan. The EMI, total interest and total payment change as you type.',
    'Pick the start month':
      'Choose the month of the first instalment. The schedule then carries real month names, and you can read it year by year or month by month.',
    'Try a prepayment':
      'Under Prepayments, add a one-time amount, or extra ones every month or year. The page shows the interest saved, and how much sooner the loan ends or how far the EMI falls.',
    'Keep the schedule':
      'Download the schedule as a CSV file for Excel, print it, or copy a link that opens the page with your numbers filled in.',
  }),
  faqs: faqsFrom({
    'What is the EMI for a home loan of ₹10 lakh, ₹30 lakh or ₹50 lakh for 20 years?':
      'At 8.5% a year for 20 years, ₹10,00,000 costs ₹8,678 a month, ₹30,00,000 costs ₹26,035 and ₹50,00,000 costs ₹43,391. EMI grows in step with the loan, so you can scale any of these up or down.\n\nOn the ₹10,00,000 loan you pay back ₹20,82,776 in total, of which ₹10,82,776 is interest. At 9% the same loan has an EMI of ₹8,997.',
    'How is EMI calculated?':
      'EMI = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1). P is the loan, n the number of months, and r the monthly rate, which is the yearly rate ÷ 12 ÷ 100.\n\nFor ₹10,00,000 at 8.5% for 20 years, r is 0.00708333 and n is 240, which gives ₹8,678. Interest each month is charged only on what you still owe. This is the reducing balance method.',
    'Why has my loan hardly come down after the first year?':
      'Early on you owe nearly the whole loan, so most of each EMI is interest. In the first EMI on ₹10,00,000 at 8.5% for 20 years, ₹7,083 is interest and only ₹1,595 repays the loan. Over the first twelve EMIs you pay ₹84,236 as interest and bring the loan down by ₹19,902.\n\nThe shares cross in month 143, near the end of the twelfth year. From then on more than half of each EMI goes to the principal.',
    'After a part payment, is it better to reduce the EMI or the tenure?':
      'Keeping the EMI and cutting the tenure saves more interest. Take ₹10,00,000 at 8.5% for 20 years with ₹1,00,000 prepaid along with the twelfth EMI.\n\nWith the EMI kept at ₹8,678, the loan ends 48 months early and saves ₹3,20,739 of interest. With the tenure kept, the EMI falls to ₹7,793 and the saving is ₹1,01,884. Choose the lower EMI when monthly cash is the worry. Check the prepayment clause in your loan agreement for any charge.',
    'How much does one extra EMI every year save?':
      'On ₹10,00,000 at 8.5% for 20 years, one extra EMI of ₹8,678 at the end of each year closes the loan in 201 months in place of 240. You finish 39 months early and pay ₹2,05,824 less interest.\n\nA regular ₹1,000 extra every month does a little better: the loan ends 53 months early and saves ₹2,77,850. The earlier you begin, the larger the saving.',
    'What happens to my EMI when the interest rate goes up?':
      'On a floating rate loan the lender either raises the EMI or keeps it and lengthens the tenure. Suppose a ₹10,00,000 loan for 20 years moves from 8.5% to 9% at the very start. To finish on time the EMI must rise from ₹8,678 to ₹8,997. If the EMI stays at ₹8,678, the loan runs to 268 months and total interest grows from ₹10,82,776 to ₹13,19,155.\n\nAsk your lender in writing which of the two it has done.',
    'What is the difference between a flat rate and a reducing rate?':
      'A flat rate charges interest on the full loan for the whole tenure, even after you have repaid part of it. ₹5,00,000 at 10% flat for 5 years means ₹2,50,000 of interest and ₹12,500 a month. At 10% reducing, the EMI is ₹10,624 and the interest ₹1,37,411.\n\nThat 10% flat loan costs as much as a reducing rate of about 17.27%. This calculator uses the reducing method, so ask for the reducing rate before you compare offers.',
    'What is the APR in a loan’s Key Facts Statement?':
      'The APR is the yearly rate with all charges counted. The RBI’s own example: ₹20,000 at 15% for 24 months with ₹400 of charges pays out ₹19,600. The EMI stays ₹970, so the true rate is 17.07%.\n\nUnder The whole loan, enter the processing fee, insurance and other charges. GST on the fee is added.',
    'When does a balance transfer pay off?':
      'In the month in which the interest saved so far exceeds the costs. ₹10,00,000 with 20 years left, moved from 8.5% to 8% for ₹10,000, pays off in month 25 and saves ₹65,320 in total.\n\nThe earlier in the loan, the more it saves. Ask your own bank for the lower rate first.',
  }),
  sources: checkedOn('2026-11-21', {
    'Free EMI Calculator: the reducing balance formula, worked for ₹10,00,000 at 8.5% for 20 years':
      'https://freeemicalculator.com/guides/how-emi-is-calculated',
    'RBI: Key Facts Statement for Loans and Advances, 15 April 2024, with the example of the APR':
      'https://www.scribd.com/document/731916741/CIRCULARKFS1504242AE2500BAF494C2A82442B0B642705C1',
  }),
  related: [
    'credit-card-payoff-calculator',
    'fd-calculator',
    'e-stamp-duty-calculator',
    'income-tax-calculator',
  ],
  next: [
    {
      to: 'income-tax-calculator',
      label: 'Income tax with the first year’s interest deducted',
      set: {
        ...unknownSalary,
        regime: { value: 'old' },
        deductionsAs: { value: 'items' },
        homeLoanInterest: { output: 'firstYearInterest' },
      },
    },
  ],
  updatedOn: '2026-11-21',
}
