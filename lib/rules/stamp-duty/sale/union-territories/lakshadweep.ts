import { byBuyer, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

/** The order of 2021 was stayed by the High Court, and what became of it was not found: no figure is counted. */
export const lakshadweep = saleRule('Lakshadweep', '2021-05-05', {
  source: {
    title: 'LiveLaw, July 2021: Kerala High Court stays the notification on stamp duty',
    href: 'https://livelaw.in/amp/news-updates/kerala-high-court-stays-lakshadweep-notification-increasing-stamp-duty-176675',
  },
  duty: [{ percent: sameForAll(null) }],
  registration: { by: 'unknown' },
  conditions: [
    'An order of 5 May 2021 raised the duty from 1%. The Kerala High Court stayed it on 1 July 2021; a final judgment was not found.',
  ],
  evidence: { basis: 'report', but: 'atOdds' },
  knownFrom: 'press',
  otherReadings: [
    {
      label: '1% for everyone: the order is stayed',
      duty: [{ percent: sameForAll(1) }],
      source: {
        title: 'The Telegraph, 2 July 2021: interim stay on the hike in Lakshadweep',
        href: 'https://www.telegraphindia.com/india/kerala-high-court-issues-interim-stay-on-stamp-duty-hike-in-lakshadweep/cid/1820842',
      },
    },
    {
      label: '8%, 6% for women, 7% for both: the order holds',
      duty: [{ percent: byBuyer(8, 6, 7) }],
      source: {
        title: 'Housing.com, 2024: stamp duty in Lakshadweep',
        href: 'https://housing.com/news/stamp-duty-in-lakshadweep-in-2024/',
      },
    },
  ],
  office: 'https://lakshadweep.gov.in/',
})
