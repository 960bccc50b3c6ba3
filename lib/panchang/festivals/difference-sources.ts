import type { RuleSource } from '@/lib/rules/rule'

/** Where days that differ from ours were published. */
export const differenceSources = {
  dopt2025: {
    title: 'Central government holidays of 2025',
    href: 'https://cgstaffportal.in/2024/07/central-government-gazetted-holidays-in-2025/',
  },
  dopt2026: {
    title: 'NIEPVD (Government of India): holidays of 2026',
    href: 'https://niepvd.nic.in/?p=9775',
  },
  dopt2027: {
    title: 'StaffNews: central government holidays of 2027',
    href: 'https://www.staffnews.in/2026/07/list-of-holidays-2027-to-be-observed-in-central-government-offices.html',
  },
  mint: {
    title: 'Mint, 21 October 2025: bank holidays around Diwali',
    href: 'https://www.livemint.com/industry/banking/bank-holiday-on-diwali-are-banks-open-or-closed-on-tuesday-october-21-for-govardhan-pooja-check-here-11761007173945.html',
  },
  timeAndDate: {
    title: 'Dates of timeanddate.com in the package holidays',
    href: 'https://github.com/vacanza/holidays',
  },
  hindiDarshan: {
    title: 'Hindi Darshan: holidays of 2024',
    href: 'https://hindidarshan.com/hindu-holidays/',
  },
  anyTv: {
    title: 'AnyTV News: Diwali 2024',
    href: 'https://anytvnews.com/astrology/diwali-pujan-complete-combination-of-taurus-ascendant-and-amrit-choghadiya-on-diwali-know-the-best-time-to-worship-ganesh-lakshmi',
  },
  patrika: {
    title: 'Patrika: Diwali 2025',
    href: 'https://www.patrika.com/en/astrology-and-spirituality/diwali-2025-two-amavasyas-in-kartik-month-know-when-to-perform-lakshmi-puja-20019491',
  },
  abp: {
    title: 'ABP Live: festivals of 2026',
    href: 'https://news.abplive.com/religion/hindu-festivals-calendar-2026-major-vrat-tithi-dates-festvals-in-2026-1813068',
  },
  bhajan: {
    title: 'Bhajan Lyrics World: festivals of 2026',
    href: 'https://www.bhajanlyricsworld.com/p/hindu-festivals-2025.html',
  },
} satisfies Record<string, RuleSource>

export type DifferenceSource = keyof typeof differenceSources
