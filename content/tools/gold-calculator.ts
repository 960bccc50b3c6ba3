import { Gem } from 'lucide'
import { goldCalculatorFigures } from '@/content/figures/gold-calculator'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const goldCalculator: Tool = {
  slug: 'gold-calculator',
  category: 'everyday-utilities',
  status: 'live',
  name: 'Gold Jewellery Calculator',
  title: 'Gold Price Calculator: Making Charges, GST, Old Gold',
  description:
    'Work out a jeweller’s bill line by line: gold by gram or tola and carat, making charge, wastage, stones, hallmark, {saleRate} GST and old gold in exchange.',
  summary: 'A jeweller’s bill line by line: gold, making, wastage, hallmark, GST and old gold.',
  lead: 'A jeweller’s bill, line by line',
  icon: Gem,
  keywords: keywordsFrom(`
    gold, gold price, gold calculator, gold rate, jewellery, jewelry, jewellery bill, making charge,
    making charges, wastage, gold gst, hallmark, gold exchange, old gold, tola, 22 carat, 22k, 24 carat,
    18 carat, ornament`),
  figures: goldCalculatorFigures,
  steps: stepsFrom({
    'Enter weight, purity and rate':
      'Type the gross weight in grams or tola, choose the carat and enter the jeweller’s rate of the day for one gram.',
    'Enter the making charge':
      'Choose whether it is a per cent of the gold’s value, an amount for each gram or an amount in all, and any discount on it.',
    'Add stones, wastage, hallmark and old gold':
      'Open these parts where the bill has them. Stones are weighed apart, and old gold is valued by its purity.',
    'Compare with the bill':
      'Enter what the jeweller asks for. The page shows the difference and every line with its sum, to hold next to the bill.',
  }),
  faqs: faqsFrom({
    'Is GST on making charges {saleRate} or {jobRate}?':
      '{saleRate} if you buy jewellery: gold and making are one composite supply, and the whole has the rate of the jewellery. On {gold} of gold and {making} of making, GST is {saleRate} of {together} = {saleTax}.\n\n{jobRate} is the rate of job work, which is done on the gold of an owner who is registered for GST. Many websites add {jobRate} on making to every bill, which is wrong for jewellery sold.',
    'What is the GST if a goldsmith makes jewellery of my own gold?':
      'Only the work is billed. If you are not registered for GST, as most customers are not, a circular of November 2019 puts the work at {ownGoldRate}; for an owner who is registered it is job work at {jobRate}. A goldsmith below the limit of registration charges no GST.\n\nOn a making charge of {making} that is {ownGoldTax}, {jobTax} or nothing.',
    'How is the price of 22 carat gold found from 24 carat?':
      'Multiply by 0.916, as 22 carat has 916 parts of gold in a thousand. At {gram} for a gram of 24 carat, 22 carat is {gramOf22} and 18 carat {gramOf18}.\n\nJewellers set their own rate each day, and some use 22 ÷ 24 = 0.9167, so enter the rate of the purity itself where the shop shows it. No rate is fetched here.',
    'Is GST charged on old gold that I exchange?':
      'You pay none for selling it: the revenue department clarified in July 2017 that an individual’s sale of old jewellery is not in the course of business. But GST on the new piece is due on its whole value, before the old gold is taken off.\n\nFor a new piece of {newPiece} and old gold of {oldGold} you pay {newPieceTaxed} − {oldGold} = {exchanged}.',
    'What is the hallmarking charge for gold?':
      '{hallmark} for each article since {hallmarkSince}, whatever its weight, before GST; it was ₹35. The bill must name it, next to each article, its net weight and its purity in carat and fineness.\n\nMost jewellers tax it with the bill. One who passes on the charge of the hallmarking centre by itself adds {hallmarkRate}: {hallmark} becomes {hallmarkTaxed}.',
    'What is wastage, and do I have to pay it?':
      'Gold that is lost in making, charged as extra weight: {wastage} on 10 grams is the price of 0.3 grams. No law fixes it, and some jewellers charge it as well as making, some in place of it.\n\nAdd both up before you compare two shops, and see that stones are not weighed as gold.',
  }),
  sources: checkedOn('2026-11-28', {
    'Mint: GST of 3% on gold and making charges':
      'https://www.livemint.com/money/personal-finance/decoding-gst-levied-on-gold-purchases/amp-11618335498202.html',
    'Fundscoop: old jewellery under GST, a composite supply':
      'http://taxscoop.in/entries/gst/sale-of-old-jewellery-under-gst',
    'Tax in India: 5% on job work for a jewellery manufacturer':
      'https://taxinindia.com/2017/08/30/when-we-issue-gold-as-raw-material-to-our-job-worker-for-job-work-and-he-returns-that-gold-as-finished-goodswhat-gst-treatment-will-be-done-and-how-to-calculate-the-value',
    'CAclubindia: Circular 126/45/2019-GST on goods of others':
      'https://caclubindia.com/articles/gst-on-job-work-rate-12-or-18-42761.asp',
    'Business Standard: no GST on old jewellery of individuals':
      'https://www.pressreader.com/india/business-standard/20170714/282140701422074',
    'ET Retail: hallmarking charges since 4 March 2022':
      'https://retail.economictimes.indiatimes.com/news/apparel-fashion/jewellery/govt-hikes-gold-silver-hallmarking-charges-here-are-the-details-of-new-charges/94376610',
    'Free Press Journal: what the bill of hallmarked jewellery must show':
      'https://www.freepressjournal.in/business/govt-urges-customers-to-buy-hallmarked-jewellery-from-bis-registered-jewellers',
    'Economic Times: hallmarking grades, with 9 carat since July 2025':
      'https://7155.read.newszop.com/english-news/publisher-et/top-news/govt-brings-9-karat-gold-under-mandatory-hallmarking/articleshow/14504820e51225a81421cb8e601edbcaa90fdd49',
  }),
  related: ['gst-calculator', 'capital-gains-calculator', 'unit-converter'],
  updatedOn: '2026-11-28',
}
