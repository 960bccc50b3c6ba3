import type { Rule } from '@/lib/rules/rule'

export interface GstRate {
  percent: number
  /** What it is for, where a few words suffice. */
  on?: string
}

const rates = (...percents: number[]): GstRate[] => percents.map((percent) => ({ percent }))

const NOTIFICATION_9_OF_2025 = {
  title: 'TaxTMI: Notification 9/2025-Central Tax (Rate), 17 September 2025',
  href: 'https://www.taxtmi.com/notifications?id=144100',
}

/**
 * The slabs, central and state tax together; the notifications name half of each. Of the time before 22 September 2025
 * only the four general slabs are kept, for bills of those days.
 */
export const gstRates: Rule<readonly GstRate[]> = {
  label: 'Goods and services tax, the rates',
  unit: 'per cent of the value before tax',
  checkedOn: '2026-11-21',
  values: [
    {
      from: '2017-07-01',
      value: rates(5, 12, 18, 28),
      source: {
        title: 'Notification 1/2017-Central Tax (Rate), 28 June 2017: 2.5, 6, 9 and 14%',
        href: 'https://howtoexportimport.com/Central-Tax-Rate-Notification-No-1-of-2017-dt-28th-7418.aspx',
      },
    },
    {
      from: '2025-09-22',
      value: [
        { percent: 0.25, on: 'rough precious stones' },
        { percent: 1.5, on: 'cut and polished diamonds' },
        { percent: 3, on: 'gold, silver and jewellery' },
        ...rates(5, 18, 40),
      ],
      source: NOTIFICATION_9_OF_2025,
    },
  ],
}

/** Pan masala, cigarettes and other tobacco, which kept the old highest slab for some months more. Not bidis. */
export const gstOnTobacco: Rule<number> = {
  label: 'Goods and services tax on pan masala, cigarettes and tobacco',
  unit: 'per cent of the value before tax',
  checkedOn: '2026-11-21',
  values: [
    { from: '2025-09-22', value: 28, source: NOTIFICATION_9_OF_2025 },
    {
      from: '2026-02-01',
      value: 40,
      source: {
        title: 'Okmoneta: GST on pan masala and tobacco from 1 February 2026',
        href: 'https://www.okmonetaadvisors.in/2026/01/new-gst-mechanism-for-pan-masala.html',
      },
    },
  ],
}

export const gstOnBidis: Rule<number> = {
  label: 'Goods and services tax on bidis',
  unit: 'per cent of the value before tax',
  checkedOn: '2026-11-28',
  values: [
    { from: '2025-09-22', value: 28, source: NOTIFICATION_9_OF_2025 },
    {
      from: '2026-02-01',
      value: 18,
      source: {
        title: 'Okmoneta: GST on pan masala, tobacco and bidis from 1 February 2026',
        href: 'https://www.okmonetaadvisors.in/2026/01/new-gst-mechanism-for-pan-masala.html',
      },
      also: {
        title: 'Current India: cigarettes and bidis from 1 February 2026',
        href: 'https://currentindia.com/india/cigarette-beedi-to-become-costlier-from-feb-1',
      },
    },
  ],
}
