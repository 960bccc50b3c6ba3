import { PlugZap } from 'lucide'
import { electricityBillEstimatorFigures } from '@/content/figures/electricity-bill-estimator'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const electricityBillEstimator: Tool = {
  slug: 'electricity-bill-estimator',
  category: 'india-specific-tools',
  status: 'live',
  name: 'Electricity Bill Estimator',
  title: 'Electricity Bill Calculator by Units and State',
  description:
    'Estimate a home electricity bill from units and state, slab by slab, with fixed charge and fuel surcharge. Each tariff shows its order and its date.',
  summary: 'Turn units into an estimated bill, slab by slab, for your state.',
  lead: 'Units to a bill, slab by slab',
  icon: PlugZap,
  keywords: keywordsFrom(`
    electricity bill, light bill, current bill, unit rate, per unit charge, kwh, power bill, fixed charge,
    fuel surcharge, msedcl, bescom, meter reading, tneb`),
  figures: electricityBillEstimatorFigures,
  steps: stepsFrom({
    'Enter the units':
      'Type the kWh of the bill: current reading minus previous reading. It starts at 150. Tamil Nadu, Gujarat and Kerala bill two months at once.',
    'Choose the state':
      'Fifteen states have a published tariff, with its order and date, and how it is known. For an older bill enter its date under From your last bill. Maharashtra, Delhi and Karnataka also show a simple sample, marked so. For any other state, enter the slabs of your bill under My slabs.',
    'Read the bill':
      'You get energy charge, fixed charge, fuel surcharge, duty and total, with a line for every slab. Most tariffs ask for your load. A charge that we could not find is named and left out.',
    'Try a saving':
      'See what 20 units less, or any number, would take off. Units in the top slab cost the most, so it is often more than the average rate suggests.',
  }),
  faqs: faqsFrom({
    'How is the bill worked out from the units?':
      'Units are cut into slabs and each slab has its own price. By Maharashtra’s published tariff, 150 units are 100 at {firstRate} ({first}) and 50 at {secondRate} ({second}), together {energy}. Add a fixed charge of {fixed} and electricity duty of {dutyRate}, {duty}, and the bill comes to {total}. Every charge is rounded to the paisa before it is added. The simple sample has no duty and comes to {sample}.',
    'Why does the bill jump when I cross a slab?':
      'In most states it does not: only the extra units pay the higher price. Telangana is different, since the group of rates depends on your total. By the order of {tgOrder} for {tgYear}, 100 units cost {tgBelow} in energy charges, but at 101 units the next group applies from the first unit and the charge is {tgAbove}. In Tamil Nadu 500 units in two months cost {tnBelow} and 501 cost {tnAbove}, since above 500 only 100 units are free. Near such a line, a few units matter.',
    'Are 200 units free in Delhi, Karnataka and Tamil Nadu?':
      'By subsidy, not by tariff. Delhi’s scheme as continued for 2025-26 makes the bill zero up to 200 units a month, and from 201 to 400 units takes off half, up to {dlMostOff}. Above 400 there is nothing. Karnataka’s Gruha Jyothi covers up to 200 units, tied to your own twelve-month average plus 10%. Both need enrolment: tick the box to take the subsidy off. In Tamil Nadu, since {tnSince}, 200 units in two months are free for a use up to 500: 300 units cost {tnSmall}.',
    'What is the fixed charge, and why do I pay it with no use?':
      'It pays for the line and the capacity kept ready for you, so it follows the sanctioned load printed on the bill and not the units. In Delhi, by the order of {dlOrder}, a home pays {dlSmall} per kW a month up to 2 kW, {dlMiddle} per kW above 2 and up to 5 kW, and {dlLarge} per kW above 5 and up to 15 kW. A 3 kW connection therefore pays {dlFixed} even when the house is locked.',
    'How many units does an AC use in a month?':
      'Multiply kilowatts by hours. An AC that draws 1.5 kW for 8 hours a day would use 1.5 × 8 × 30 = 360 units if it never paused; the compressor does pause, so a real month is often well below that. A 75 watt fan for 12 hours a day takes 27 units. A 2 kW geyser for half an hour a day takes 30. Those units land in your highest slab, which is why a hot month costs so much more.',
    'Why does the fuel surcharge change every month?':
      'It passes on the difference between the fuel and power cost assumed in the tariff and what the supplier really paid. States call it FAC, FPPCA, FPPAS or PPAC. Delhi moved to an automatic monthly surcharge from 1 June 2026, and sources disagree on how high it may be. It can also be below zero. The figure is announced month by month and by supplier, so take it from your latest bill.',
    'Can I rely on these rates for my next bill?':
      'Use them for planning, not for a dispute. Commissions revise tariffs every year, and courts sometimes undo them. Maharashtra’s rates are those of the order of {mhOrder}. Most tariffs here are of FY 2026-27; Jharkhand’s for that year are in dispute, and Delhi’s order of 2021 goes on. Below each bill the page says how its rates are known and which charges are less certain. Compare them with those on your bill.',
  }),
  sources: checkedOn('2026-11-28', {
    'MERC: Maharashtra tariff order of 25 March 2026':
      'https://www.mahadiscom.in/wp-content/uploads/2026/07/Tariff-Order_Case-No.-75-of-2025-dated-25th-March-2026.pdf',
    'TheDiscomBill: Tamil Nadu’s free units, 20 August 2026':
      'https://thediscombill.com/guides/tamil-nadu-electricity-tariff-july-2026/',
    'TGSPDCL: Telangana’s schedule of retail tariffs':
      'https://tgsouthernpower.org/resources/PDF/Tariffs/63tarifffile.pdf',
    'Financial Express: Delhi tariff and fixed charges':
      'https://www.financialexpress.com/economy/delhi-keeps-power-tariffs-unchanged-for-fy21/2068597/',
    'SolarQuarter: DERC’s automatic monthly surcharge, 5 May 2026':
      'https://solarquarter.com/2026/05/05/derc-notifies-terms-and-conditions-for-determination-of-tariff-second-amendment-regulations-2026-with-automatic-fuel-surcharge-mechanism/',
  }),
  related: [
    'daily-expense-tracker',
    'mobile-recharge-plan-finder',
    'percentage-calculator',
    'unit-converter',
  ],
  next: [
    {
      to: 'daily-expense-tracker',
      label: 'Note this bill as an expense',
      set: {
        description: { value: 'Electricity bill' },
        amount: [{ output: 'publishedBill' }, { output: 'totalBill' }],
        category: { value: 'Bills' },
      },
    },
  ],
  updatedOn: '2026-11-28',
}
