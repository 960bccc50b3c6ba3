import { SmartphoneCharging } from 'lucide'
import { mobileRechargePlanFinderFigures } from '@/content/figures/mobile-recharge-plan-finder'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const mobileRechargePlanFinder: Tool = {
  slug: 'mobile-recharge-plan-finder',
  category: 'india-specific-tools',
  status: 'live',
  name: 'Mobile Recharge Plan Finder',
  title: 'Compare Prepaid Recharge Plans by Cost per Day and GB',
  description:
    'Compare sample prepaid plans of Jio, Airtel, Vi and BSNL by cost per day and per GB, filter by validity and data, and put in today’s price yourself.',
  summary: 'Compare prepaid plans by cost per day and per GB; correct any price.',
  lead: 'Prepaid plans by cost per day and GB',
  icon: SmartphoneCharging,
  keywords: keywordsFrom(`
    recharge plan, mobile recharge, prepaid plan, jio recharge, airtel recharge, vi recharge, bsnl recharge,
    data pack, 84 days plan, annual plan, validity, phone recharge, sim plan, unlimited calls`),
  figures: mobileRechargePlanFinderFigures,
  steps: stepsFrom({
    'Choose an operator':
      'Pick Jio, Airtel, Vi or BSNL, or all four. Each plan shows price, validity, data and calls, and the month of its price. SMS counts aren’t available.',
    'Filter by what you need':
      'Set the least validity in days and the least data a day. Plan types such as data pack, affordable pack and annual pack narrow the list further.',
    'Sort by real cost':
      'Sort by cost per day to keep a number alive, or by cost per GB if data matters. Above the list is the cheapest combination of its plans for your number of days.',
    'Correct an old price':
      'Press “Correct price” and type the one in your app today. It is marked as yours, kept in this browser, and every figure follows it.',
  }),
  faqs: faqsFrom({
    'Are these the current recharge prices?':
      'No, take them as a dated sample. Most date from the revision of July 2024, with changes to some entry plans checked up to December 2025. Jio’s ₹209 and ₹249 plans and Airtel’s ₹249 plan went in August 2025, for example, and Airtel’s ₹509 and ₹1,999 packs with data in January 2025. A rise in 2026 was forecast, but we found no price list to confirm it. Offers also differ by circle. Before paying, look in the operator’s app, and put that price in here to compare.',
    'How do I compare a 28-day plan with an 84-day plan?':
      'Divide the price by the days. At the prices of July 2024, Jio’s {month} for 28 days is {monthADay} a day, and {quarter} for 84 days is {quarterADay} a day, both with 1.5 GB daily. Three of the shorter packs cost {threeMonths} for the same 84 days, so the long one saves {saved}. It ties you to one operator for twelve weeks, which matters if the signal is poor where you live.',
    'Why do plans last 28 days and not a month?':
      'It brings one more recharge a year. A year has 365 days, so 28-day packs must be bought a little over 13 times. Thirteen recharges of {month} make {thirteen}. Jio’s annual plan at {year}, a July 2024 price, covers 365 days at {yearADay} a day and gives 2.5 GB a day against 1.5 GB. The catch is paying the whole sum at once.',
    'Which plan is cheapest to keep a second SIM going?':
      'Look at the cost per day and ignore data. In the sample, Vi’s {second} for 84 days comes to {secondADay} a day, and BSNL’s {bsnl} pack was {bsnlADay} a day after its validity was cut to 22 days in December 2025. A pack whose calls and data end after some days, such as BSNL’s {endsEarly}, is listed last by cost per day. Short packs need a recharge more often, so set a reminder. How long a number survives without any recharge is in the operator’s terms.',
    'How do I work out the cost of 1 GB?':
      'Multiply daily data by the days, then divide the price by that. {twoGb} for 28 days at 2 GB a day is 56 GB, so {twoGbEach} per GB. A {calls} pack with 2 GB in total is {callsEach} per GB, but that pack is bought for calls. Daily data not used by midnight usually lapses, so count what you really use: at 1 GB a day of use, the first plan costs you {twoGbHalfUsed} per GB.',
    'Can I buy a pack with calls and SMS but no data?':
      'Operators have to offer one. TRAI’s Telecom Consumers Protection (Twelfth Amendment) Regulations, 2024, announced in December 2024, ask each of them for at least one voucher for voice and SMS alone. Airtel’s cost ₹469 for 84 days with 900 SMS, as two pages of January 2025 have it, ₹30 less than at its start days before. The one for 365 days with 3,600 SMS began at ₹1,959; a cut to ₹1,849 is reported, but we found no page of that time with it. Jio’s were ₹458 for 84 days with 1,000 SMS and ₹1,958 for 365 days. All are prices of January 2025. Such a pack suits parents with a keypad phone or a home with broadband. Such vouchers are seldom shown on the first screen of an app; search for “voice only” or ask customer care.',
  }),
  sources: [
    ...checkedOn('2026-11-21', {
      'Financial Express: Airtel tariffs from 3 July 2024':
        'https://www.financialexpress.com/life/technology-airtel-increases-tariffs-prepaid-postpaid-plans-to-become-more-expensive-by-up-to-rs-600-from-july-3-3537470',
      'Business Today: Jio tariffs from 3 July 2024':
        'https://bazaar.businesstoday.in/business/story/jio-recharge-became-expensive-new-rates-will-be-applicable-from-july-3-know-what-is-the-new-tariff-1037936-2024-06-28',
      'Zee News: BSNL cuts the validity of eight prepaid plans':
        'https://zeenews.india.com/hindi/technology/bsnl-cuts-validity-of-8-popular-prepaid-plans-users-now-forced-to-recharge-sooner/2989092',
    }),
    ...checkedOn('2026-11-28', {
      'TeacherInfo, January 2025: Airtel’s plan for calls and SMS, ₹499 to ₹469':
        'https://teacherinfo.in/good-news-for-airtel-customers-huge-reduction-in-recharge-plan-prices',
      'MannamWeb, January 2025: the same cut': 'https://mannamweb.com/good-news-for-airtel-customers',
      'Business Standard, 23 January 2025: plans with calls and SMS only':
        'https://www.business-standard.com/amp/industry/news/bharti-airtel-and-reliance-jio-comply-with-trai-s-voice-only-mandate-125012301268_1.html',
    }),
    ...checkedOn('2026-11-21', {
      'Rediff (PTI): TRAI on vouchers for voice and SMS alone, 23 December 2024':
        'https://m.rediff.com/news/commentary/2024/dec/23/trai-mandates-telcos-to-issue-recharge-voucher-for-only-voice-sms/a46f869e039ac920ab7a64dfafc768cc',
    }),
  ],
  related: [
    'electricity-bill-estimator',
    'daily-expense-tracker',
    'countdown-timer-creator',
    'percentage-calculator',
  ],
  next: [
    {
      to: 'daily-expense-tracker',
      label: 'Note this recharge as an expense',
      set: {
        description: { value: 'Mobile recharge' },
        amount: { output: 'combinationCost' },
        category: { value: 'Bills' },
      },
    },
  ],
  updatedOn: '2026-11-28',
}
