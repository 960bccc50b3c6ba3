import { Cake } from 'lucide'
import { ageCalculatorFigures } from '@/content/figures/age-calculator'
import { faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'
import { agesByLaw, sourcesOf } from '@/lib/rules/age/legal-ages'

export const ageCalculator: Tool = {
  slug: 'age-calculator',
  category: 'calculators',
  status: 'live',
  name: 'Age Calculator',
  title: 'Age Calculator: Years, Months and Days on Any Date',
  description:
    'Find your exact age in years, months and days from your date of birth, on today or on the cut-off date of a form, with total days and next birthday.',
  summary: 'Exact age in years, months and days, today or on any date you choose.',
  lead: 'Exact age in years, months and days',
  icon: Cake,
  keywords: keywordsFrom(`
    age, date of birth, dob, birthday, age on date, how old am i, exam age limit, days between dates,
    retirement age`),
  figures: ageCalculatorFigures,
  steps: stepsFrom({
    'Enter the date of birth':
      'Type it, or press Pick a date and use the month and year lists, which go back to 1900. Future dates cannot be chosen.',
    'Choose the date to count to':
      'Today is set at first. For an exam or a job form, change it to the cut-off date in the notice.',
    'Read your age':
      'Years come first, then months and days. Below are the total days and weeks, the days to your next birthday and the dates on which you reach ages of the law such as 18, 21 and 60.',
  }),
  faqs: faqsFrom({
    'How do I calculate my age from my date of birth?':
      'Count whole years up to the last birthday, then whole months, then the days left over. For a birth on {born} and the date {on}: {years} years are complete on {birthday}, three months on {lastMonthDay}, and six days remain. The age is 28 years, {months} months and {days} days.\n\nSubtracting only the years goes wrong whenever the birthday has not come yet that year.',
    'What is my age as on {cutOffOfYear} for an exam form?':
      'Enter your date of birth and set the second date to the cut-off in the notice. For a birth on {born} and a cut-off of {cutOff}, the age is {yearsAtCutOff} years, {monthsAtCutOff} months and {daysAtCutOff} days. If the upper limit is 28, this person is within it; the 28th birthday comes two weeks later.\n\nRead the notice closely. Some give the limit as two birth dates, and relaxations for categories are added by the authority, not here.',
    'How is age counted for someone born on 29 February?':
      'Only leap years have the day, so in other years a rule is needed. Some count the birthday on 28 February, others on 1 March, and for that one day the two ways differ by a year.\n\nThis page states the rule it follows next to the result. If a form turns on that one day, ask the authority which way it counts.',
    'Why do two age calculators show different days?':
      'Months have 28 to 31 days, so the leftover days depend on the method. From {monthEnd} to {afterMonthEnd} this page gives 26 years, 1 month and 1 day: one month after {monthEndOfYear} is the last day of February, and one day more is {afterMonthEndOfYear}. Another method counts no whole month and says 26 years and 29 days.\n\nThe years agree in both. The total in days is the same whatever the method.',
    'How many days old am I?':
      'Enter your date of birth and look at the total days. Someone born on {born} is {daysOld} days old on {on}, which is exactly {weeksOld} weeks. Someone born on {bornFirst} is {daysOldFirst} days old on that date.\n\nThe day of birth counts as day zero, and every 29 February between the dates is included.',
    'At what age am I a senior citizen for income tax?':
      'From 60, and a super senior citizen from 80, if you are resident in India and reach that age at any time in the year. In the old regime for FY {taxYear} the nil slab then ends at {nilFrom60} and {nilFrom80} in place of {nilBelow60}. The new regime makes no difference by age.\n\nBanks, railways and state schemes fix their own ages, so check each one.',
  }),
  sources: sourcesOf(agesByLaw),
  related: ['countdown-timer-creator', 'bmi-calculator', 'exam-result-checker-guide', 'love-calculator'],
  next: [
    {
      to: 'countdown-timer-creator',
      label: 'Count down to the next birthday',
      set: { date: { output: 'nextBirthday' }, label: { value: 'Birthday' } },
    },
    {
      to: 'daily-panchang-muhurat',
      label: 'Panchang of the day of birth',
      set: { date: { control: 'dob' } },
    },
  ],
  updatedOn: '2026-11-21',
}
