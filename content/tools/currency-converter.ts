import { ArrowRightLeft } from 'lucide'
import { currencyConverterFigures } from '@/content/figures/currency-converter'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const currencyConverter: Tool = {
  slug: 'currency-converter',
  category: 'everyday-utilities',
  status: 'live',
  name: 'Currency Converter',
  title: 'Currency Converter: Dollar, Dirham, Pound to Rupees',
  description:
    'Convert dollars, dirhams, pounds, euros and other currencies to rupees and back, with the date of the rate and what a card or bank would add to it.',
  summary: 'Converts between the rupee and other currencies and shows the date of the rate.',
  lead: 'The rupee and other currencies, dated',
  icon: ArrowRightLeft,
  keywords: keywordsFrom(`
    currency, dollar to rupee, usd inr, dirham to rupee, pound to rupee, euro to inr, exchange rate, forex,
    aed inr, money exchange, yen to rupee, riyal to rupee`),
  figures: currencyConverterFigures,
  steps: stepsFrom({
    'Type the amount': 'Enter a number, with paise or cents if you need them. The page starts at 1.',
    'Pick the two currencies':
      'From and To start at US dollar and Indian rupee. Ten popular currencies come first. The other 143 follow, and can be found by name or country.',
    'Read the result and the rate':
      'The result has two decimals, the rate four. The date of the rate and its age are above the result; the inverse, the working and a table of common amounts are below.',
    'Swap, or add the bank’s share':
      'Swap reverses the currencies. Under “Card or bank charges”, choose how you pay or exchange and enter the mark-up to see the final amount, GST included. Reset returns to 1 dollar in rupees.',
  }),
  faqs: faqsFrom({
    'Why does my bank give fewer rupees than the rate shown here?':
      'The rate here is a mid-market rate, between what dealers buy and sell at. A bank buys your dollars below it and sells above it, and keeps the difference. GST is added on top. Suppose the mid-market rate is {dollarExact} and the bank buys at {bankBuys}: for 1,000 dollars you get {sold}, which is {lost} less than {soldAtMid}. Ask for the rate and the fee together, because a low fee often hides in a poor rate.',
    'What does it cost to pay abroad with an Indian card?':
      'Most cards add a foreign currency mark-up, often between {leastMarkUp} and {markUp}, and GST on that mark-up; your card’s schedule of charges has the figure. Take a bill of 200 dollars at {dollar}: that is {bill}. A mark-up of {markUp} adds {billMarkUp}, and GST of {gstRate} on that {billGst}: {billTotal} in total. Cards sold as zero mark-up leave this part out. Enter your own percentage under “Card or bank charges”.',
    'At a shop abroad, should I pay in rupees or in the local currency?':
      'Local currency is nearly always cheaper. If you choose rupees, the shop’s machine converts at its own rate with a margin inside, and your bank may still charge its fee. Suppose a bill of 100 dollars is offered at ₹10,100 on the machine. At {dollar} and a card mark-up of {markUp} the local currency would cost {shopTotal} and {shopGst} of GST on the mark-up. Look at the screen before you tap.',
    'Is this the RBI reference rate?':
      'No. The reference rate for the dollar and other major currencies has been worked out and published by Financial Benchmarks India (FBIL) since 10 July 2018, when it took that over from the Reserve Bank. It appears on working days in Mumbai. Contracts, customs and tax returns may each name a rate of their own. Use this page to get an idea of the amount, and the named rate for the paper.',
    'How old are the exchange rates on this page?':
      'Their date and age are above the result. They are a dated snapshot that comes with the page, so they do not move during the day and may be days old. “Get today’s rates” fetches the newest day of the same source once you agree; who is asked learns neither the amount nor the currencies. The operator of a site can set up a rate service instead; only the code of the From currency is sent to it, never your amount. For a large transfer, ask the bank for a rate at that moment.',
    'How do I convert a salary in dirhams to rupees?':
      'Choose AED and INR, and type the monthly salary. Multiply by the rate if you do it by hand: at {dirham} a dirham, 1,500 AED is {salary}. What arrives at home is less, as the exchange house has a fee and its own rate. Compare two houses by one number only: how many rupees reach the account for the same dirhams, all charges paid.',
    'Why do I not get the same amount when I convert back?':
      'Results are rounded to two decimals. At {dollar} a dollar, {amount} is 10.4166… dollars and is shown as 10.42. Convert 10.42 dollars back and you get {back}. The difference of 32 paise is rounding and no charge. With a real bank the difference is larger, because it buys and sells at two different rates.',
  }),
  sources: checkedOn('2026-11-21', {
    'RBI press release of 4 July 2018: FBIL takes over the reference rate':
      'https://rbi.org.in/Scripts/BS_PressReleaseDisplay.aspx?prid=44393',
    'CGST Rules, 2017, rule 32(2)(b): the value of changing money':
      'https://lawcrux.com/data5t/gt/gtstrl/cgst_rule_32.htm',
    'Exchange rates: the open data of @fawazahmed0/currency-api':
      'https://www.npmjs.com/package/@fawazahmed0/currency-api',
  }),
  related: ['unit-converter', 'percentage-calculator', 'daily-expense-tracker', 'gst-calculator'],
  next: [
    {
      to: 'daily-expense-tracker',
      label: 'Note it as an expense',
      when: { control: 'to', is: 'INR' },
      set: { amount: [{ output: 'inTheEnd' }, { output: 'result' }], category: { value: 'Travel' } },
    },
  ],
  updatedOn: '2026-11-21',
}
