import { Cake } from 'lucide'
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
    age, date of birth, dob, birthday, age on date, how old am i, exam age limit, days between dates, umar,
    umra kitni hai, janm tithi, janamdin, उम्र, आयु, जन्मतिथि, retirement age, kitne saal, janam din`),
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
      'Count whole years up to the last birthday, then whole months, then the days left over. For a birth on 15 August 1998 and the date 21 November 2026: 28 years are complete on 15 August 2026, three months on 15 November, and six days remain. The age is 28 years, 3 months and 6 days.\n\nSubtracting only the years goes wrong whenever the birthday has not come yet that year.',
    'What is my age as on 1 August for an exam form?':
      'Enter your date of birth and set the second date to the cut-off in the notice. For a birth on 15 August 1998 and a cut-off of 1 August 2026, the age is 27 years, 11 months and 17 days. If the upper limit is 28, this person is within it; the 28th birthday comes two weeks later.\n\nRead the notice closely. Some give the limit as two birth dates, and relaxations for categories are added by the authority, not here.',
    'How is age counted for someone born on 29 February?':
      'Only leap years have the day, so in other years a rule is needed. Some count the birthday on 28 February, others on 1 March, and for that one day the two ways differ by a year.\n\nThis page states the rule it follows next to the result. If a form turns on that one day, ask the authority which way it counts.',
    'Why do two age calculators show different days?':
      'Months have 28 to 31 days, so the leftover days depend on the method. From 31 January 2000 to 1 March 2026 this page gives 26 years, 1 month and 1 day: one month after 31 January is the last day of February, and one day more is 1 March. Another method counts no whole month and says 26 years and 29 days.\n\nThe years agree in both. The total in days is the same whatever the method.',
    'How many days old am I?':
      'Enter your date of birth and look at the total days. Someone born on 15 August 1998 is 10,325 days old on 21 November 2026, which is exactly 1,475 weeks. Someone born on 1 January 2000 is 9,821 days old on that date.\n\nThe day of birth counts as day zero, and every 29 February between the dates is included.',
    'At what age am I a senior citizen for income tax?':
      'From 60, and a super senior citizen from 80, if you are resident in India and reach that age at any time in the year. In the old regime for FY 2026-27 the nil slab then ends at ₹3,00,000 and ₹5,00,000 in place of ₹2,50,000. The new regime makes no difference by age.\n\nBanks, railways and state schemes fix their own ages, so check each one.',
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
