import { CalendarRange } from 'lucide'
import { dateCalculatorFigures } from '@/content/figures/date-calculator'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const dateCalculator: Tool = {
  slug: 'date-calculator',
  category: 'everyday-utilities',
  status: 'live',
  name: 'Date Calculator',
  title: 'Date Calculator: Days Between Dates, Working Days',
  description:
    'Count days, weeks and months between two dates, working days with holidays of your state, a date so many days later, notice periods and weekdays.',
  summary: 'Days between two dates, a date so many days later, working days, notice and weekdays.',
  lead: 'Days between dates, working days, notice',
  icon: CalendarRange,
  keywords: keywordsFrom(`
    date calculator, days between dates, days between two dates, how many days, date difference,
    day counter, add days, 90 days from today, working days, business days, office days, notice period,
    last working day, weekday, which day, day of the week, weeks between dates`),
  figures: dateCalculatorFigures,
  steps: stepsFrom({
    'Choose what to find':
      'Days between two days, a day so many days later or earlier, the end of a notice period, or the weekday of a day.',
    'Enter the days':
      'Pick the first day and the second, or the number of days, weeks, months or working days. A day that you leave alone is today.',
    'Set the days without work':
      'Choose which days of the week are off, and the holidays of the central government or of a state.',
    'Read the answer':
      'See days, weeks, months, working days and weekdays. Below are the working days of each month and the holidays, to save as a file.',
  }),
  faqs: faqsFrom({
    'How many days are there between two dates?':
      'The last date minus the first. From {first} to {second} there are {between} days: 28 to the end of March, 30 in April, 31 in May and 15 in June.\n\nIf the last day counts too, as for a stay or for leave, it is one more: {betweenWithLast}. Tick “Count the last day too” for that.',
    'What is the date 90 days from today?':
      'Choose “A day so many days later or earlier”, leave the first day at today and enter 90. The day itself does not count: 90 days after {start} is {moved}.\n\nA month is not 30 days: three months after {startOfYear} is {movedByMonths} too, but three months after {lateStart} is {movedLate}.',
    'Which weekday was 15 August 1947?':
      'A Friday. Choose “Weekday of a day” and enter the date; days since 1753 can be asked, which is the first whole year of the present calendar in British India.\n\n26 January 1950, when the Constitution came into force, was a Thursday.',
    'How are working days counted?':
      'Every day of the time less the days off of each week and the holidays on other days. Choose Saturday and Sunday, Sunday alone, or Sundays with the second and fourth Saturdays, as banks have.\n\nHolidays are those of the central government’s lists of 2025 to 2027. For a state, the regional festivals of our calendar are taken out too. That is not the official list of the state, so compare with it before you rely on the number.',
    'On which day does a notice period end?':
      'By the General Clauses Act, a period “from” a day leaves that day out: a notice of 30 days given on {given} ends on {noticeEnds}, and one of a month given on {givenLater} ends on {monthsNoticeEnds}.\n\nSome employers count the day on which it is given, so that the same notices end a day earlier. The contract decides; choose “On the same day” for that.',
    'How is a month counted from {monthEndOfYear}?':
      'A month ends on the same day of the next month, or on its last day where that month is shorter. One month after {monthEndOfYear} is {monthAfter}, or 29 in a leap year.\n\nSo days and months give different answers: 30 days after {monthEnd} is {daysAfter}.',
  }),
  sources: checkedOn('2026-11-28', {
    'Tax Dose: General Clauses Act, 1897, sections 9 and 3(35)':
      'http://www.taxdose.com/manner-of-determination-of-commencement-and-termination-of-time/',
    'CA Target: section 9 with worked examples':
      'https://catargettestprep.com/learn/p2/the-general-clauses-act--1897/commencement-and-termination-of-time--computation-of-time--measurement-of-distan',
    'Holidays of 2026, after the Department of Personnel and Training': 'https://niepvd.nic.in/?p=9775',
    'Holidays of 2027, after the Department of Personnel and Training':
      'https://www.staffnews.in/2026/07/list-of-holidays-2027-to-be-observed-in-central-government-offices.html',
  }),
  related: ['age-calculator', 'countdown-timer-creator', 'indian-festival-calendar'],
  updatedOn: '2026-11-28',
}
