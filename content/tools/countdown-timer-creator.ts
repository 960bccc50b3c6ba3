import { Timer } from 'lucide'
import { countdownTimerCreatorFigures } from '@/content/figures/countdown-timer-creator'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const countdownTimerCreator: Tool = {
  slug: 'countdown-timer-creator',
  category: 'everyday-utilities',
  status: 'live',
  name: 'Countdown Timer Creator',
  title: 'Countdown Timer to Any Date: Exam, Wedding, Festival',
  description:
    'Set a date, a time and a label, and watch the days, hours, minutes and seconds run down. Share the countdown to an exam, wedding or trip by link.',
  summary: 'Counts down the days, hours, minutes and seconds to a date of yours.',
  lead: 'Days, hours and minutes to your date',
  icon: Timer,
  keywords: keywordsFrom(`
    countdown, timer, days left, exam countdown, wedding countdown, new year countdown`),
  figures: countdownTimerCreatorFigures,
  steps: stepsFrom({
    'Pick the date': 'Choose the target date. Today is the earliest day offered.',
    'Set the time and a label':
      'The target time starts at 00:00, the very beginning of that day. Name the event in the label.',
    Start:
      'The display changes every second and is right again after the device has slept. Date and time are locked while it runs. Choose a sound or a notification for the end.',
    'Pause, save or share':
      'Pause holds the display, not the clock. Save keeps the countdown in this browser with your others. Share its link, or add it to your calendar as a file. Reset clears everything for a new date.',
  }),
  faqs: faqsFrom({
    'How many days are left until Diwali 2027?':
      'Diwali is on Friday, {diwali}, in the central government’s list of holidays too. Counted from {countedOn} that is {daysToDiwali} days. Diwali is among the dates below the timer: one tap sets it. Set the time to the evening if you count to the puja and not to midnight.',
    'Why does the countdown show one day less than I counted on the calendar?':
      'The calendar counts whole dates; the timer counts hours. From 21 to {target} a calendar says four days. At 6 in the evening of the 21st, the timer has only three days and six hours left until {target} at 00:00. Set the target time to the hour that matters, such as 10:00 for an exam, and the two agree better.',
    'How do I send a countdown to my family on WhatsApp?':
      'Fill in date, time and label and use the share link. The three values travel inside the link, so whoever opens it sees the same event, without an account. The part of the link after the # sign stays in the browser and is not sent to the server. Each phone counts down with its own clock, so a phone whose clock is wrong by five minutes is wrong here too.',
    'Does it work for relatives in another country?':
      'You choose. With the time zone of this device, each phone counts to the date and time where it is, which suits a birthday. With India (IST), the link counts to the same moment for everybody, which suits a video call. New Year in India, 1 January at 00:00, is 10:30 in the evening of 31 December in Dubai, which is an hour and a half behind.',
    'How can I use a countdown for a board or competitive exam?':
      'Start from the day of the first paper and work backwards. Say the paper is 120 days away and the syllabus has 40 chapters. With the last 30 days kept for revision, 90 days remain, so a chapter every two days with ten days to spare. Write the exam’s name in the label, keep the page in a pinned tab, and look at it when you plan the week, not every hour.',
    'How many days are left in this financial year?':
      'India’s financial year ends on {yearEndOfYear}. From {yearCountedOn} to {yearEnd} there are {daysToYearEnd} days. If you save tax under the old regime, that is the time left to invest or pay for the year. Set {yearEndOfYear} as the date and 23:59 as the time; with 00:00 the count would stop when the last day begins.',
  }),
  sources: checkedOn('2026-11-28', {
    'StaffNews: central government holidays of 2027, from DoPT’s memorandum of 16 July 2026':
      'https://www.staffnews.in/2026/07/list-of-holidays-2027-to-be-observed-in-central-government-offices.html',
  }),
  related: [
    'age-calculator',
    'indian-festival-calendar',
    'exam-result-checker-guide',
    'daily-panchang-muhurat',
  ],
  next: [
    { to: 'daily-panchang-muhurat', label: 'Panchang of this day', set: { date: { control: 'date' } } },
    {
      to: 'indian-festival-calendar',
      label: 'Festivals of this year',
      set: { year: { control: 'date', first: 4 } },
    },
  ],
  updatedOn: '2026-11-28',
}
