import { PartyPopper } from 'lucide'
import { indianFestivalCalendarFigures } from '@/content/figures/indian-festival-calendar'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const indianFestivalCalendar: Tool = {
  slug: 'indian-festival-calendar',
  category: 'india-specific-tools',
  status: 'live',
  name: 'Indian Festival Calendar',
  title: 'Indian Festivals and Holidays 2026 and 2027: Dates',
  description:
    'Dates of 80 Indian festivals and holidays for any year from 2000 to 2050, by state, religion and type, with long weekends and a calendar file.',
  summary: 'Festival and gazetted holiday dates by year, state and type.',
  lead: 'Festival and gazetted holiday dates',
  icon: PartyPopper,
  keywords: keywordsFrom(`
    festival calendar, holiday list, gazetted holidays, diwali date, holi date, eid date, calendar 2027,
    diwali holidays, bank holiday, long weekend`),
  figures: indianFestivalCalendarFigures,
  steps: stepsFrom({
    'Choose the year': 'The Year field opens on the current one; any year from 2000 to 2050 can be chosen.',
    'Narrow by state, type and religion':
      'Use State for regional days such as Onam or Bihu, Type for national or central government holidays, and Religion for one community.',
    'Read the list':
      'Each row has the day, the name and the type. It says when a date depends on the moon, and shows the other date where sources differ.',
    'Take it along':
      'Save the list as a calendar file, print it, or share the link, which keeps your year and filters.',
  }),
  faqs: faqsFrom({
    'When is Diwali in 2026 and 2027?':
      'Diwali was on Sunday, {diwali2026}, in the central government’s list. In 2027 it is on Friday, {diwali2027}, in the list of 2027 too. The rule is the new moon of Kartika during pradosha, the time after sunset. Bhai Dooj 2027 comes two days later, on Sunday, {bhaiDooj2027}.',
    'Why was Diwali 2025 on both 20 and {otherDiwali2025}?':
      'The new moon tithi lasted from 3:46 pm on {diwali2025} to 5:56 pm on {otherDiwali2025InFull}. In Delhi only the evening of the 20th had it throughout the time after sunset, so most of India and the gazetted list kept Monday the 20th. Maharashtra’s Laxmi Pujan, the stock exchanges’ muhurat session and bank holidays in cities such as Mumbai, Bhopal and Guwahati were on the 21st.',
    'When are Holi and Makar Sankranti in 2027?':
      'The central government’s list has Holi on Tuesday, {holi2027}. By the usual rule it is a day earlier: Purnima is there after sunset only on Sunday, {holika2027}, so Holika Dahan is on the 21st and the colours are on the 22nd. We show both days, and a state may notify either.\n\nMakar Sankranti is on Friday, {sankranti2027} in most panchangs, because the sun enters Makara at about 9 pm on the 14th, after sunset. Some families and states will still keep the 14th.',
    'Why are the dates of Eid, Bakrid and Muharram tentative?':
      'An Islamic month begins when the new crescent is seen, and that is known only the evening before. Lists printed a year ahead can be off by a day. We take the Umm al-Qura calendar and add one day, which matched 30 of 32 dates kept in India between 2019 and 2026 and was never more than a day out. Bakrid 2026, for example, was listed for {bakrid2026} while the computed date was {computedBakrid2026}. The list of 2027 has Eid on {eid2027}, Bakrid on {bakrid2027}, Muharram on {muharram2027} and Milad-un-Nabi on {milad2027}. Wait for the moon committee’s announcement.',
    'What is the difference between a gazetted and a restricted holiday?':
      'On a gazetted holiday the office is closed. Central government offices in Delhi have 17 in 2026 and 17 in 2027, on 16 days, as Milad-un-Nabi falls on Independence Day. Among them are the three national holidays: Republic Day, Independence Day and Gandhi Jayanti. A restricted holiday is optional; each employee picks two from a longer list. We have not found the restricted holidays of 2027. Offices outside Delhi keep 14 common days and choose three more locally. Banks, schools, courts and private firms have lists of their own.',
    'Why is Janmashtami shown on two dates?':
      'Smarta households keep the night on which Ashtami is present at midnight. Vaishnava temples, and the central government’s list, keep the day whose sunrise has Ashtami, which is often the next one. In 2025 these were 15 and {janmashtami2025}. In 2026 both fell on {janmashtami2026}. In 2027 the list has Wednesday, {janmashtami2027}; the Smarta day is {smarta2027}, by computation.',
    'Are bank holidays the same as these?':
      'Not always. The Reserve Bank declares bank holidays state by state, and they may add or leave out days that central offices keep. Second and fourth Saturdays are closed besides. Use the list here for planning, then see the notice of your own branch.',
  }),
  sources: checkedOn('2026-11-28', {
    'StaffNews: central government holidays of 2027, from DoPT’s memorandum F.No. 12/2/2023-JCA of 16 July 2026':
      'https://www.staffnews.in/2026/07/list-of-holidays-2027-to-be-observed-in-central-government-offices.html',
    'NIEPVD (Government of India): holidays of 2026, from DoPT’s memorandum of 3 July 2025':
      'https://niepvd.nic.in/?p=9775',
    'Central government gazetted holidays of 2025':
      'https://cgstaffportal.in/2024/07/central-government-gazetted-holidays-in-2025/',
    'India Today: central government holidays of 2026, 3 December 2025':
      'https://www.indiatoday.in/amp/information/story/central-govt-holidays-2026-full-list-of-gazetted-and-restricted-holidays-2829812-2025-12-03',
    'Mint: bank holidays around Diwali, 21 October 2025':
      'https://www.livemint.com/industry/banking/bank-holiday-on-diwali-are-banks-open-or-closed-on-tuesday-october-21-for-govardhan-pooja-check-here-11761007173945.html',
  }),
  related: [
    'daily-panchang-muhurat',
    'countdown-timer-creator',
    'weather-forecast',
    'random-quote-generator',
  ],
  next: [
    {
      to: 'countdown-timer-creator',
      label: 'Count down to the next festival',
      set: { date: { output: 'nextFestival' } },
    },
    {
      to: 'daily-panchang-muhurat',
      label: 'Panchang of the next festival',
      set: { date: { output: 'nextFestival' } },
    },
  ],
  updatedOn: '2026-11-28',
}
