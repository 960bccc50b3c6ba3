import type { Rule } from '@/lib/rules/rule'

/** Per cent, central and state tax together, by what the jeweller's bill is for. */
export interface JewelleryGst {
  /** Jewellery sold: metal, making, stones and hallmark together, as one composite supply. */
  sale: number
  /** Work on the gold of an owner who is registered for GST: job work, CGST Act, section 2(68). */
  jobWork: number
}

const COMPOSITE = {
  title: 'Fundscoop: 3% on the whole of a gold ornament, making included, also in an exchange',
  href: 'http://taxscoop.in/entries/gst/sale-of-old-jewellery-under-gst',
}

/** GST on what a jeweller bills. The rates of gold and of job work stayed on 22 September 2025. */
export const jewelleryGst: Rule<JewelleryGst> = {
  label: 'GST on jewellery and on making it',
  unit: 'per cent of the value before tax',
  checkedOn: '2026-11-28',
  values: [
    {
      from: '2017-07-01',
      value: { sale: 3, jobWork: 5 },
      source: COMPOSITE,
      also: {
        title: 'Tax in India: FAQ 8 on gems and jewellery, 5% on job charges',
        href: 'https://taxinindia.com/2017/08/30/when-we-issue-gold-as-raw-material-to-our-job-worker-for-job-work-and-he-returns-that-gold-as-finished-goodswhat-gst-treatment-will-be-done-and-how-to-calculate-the-value',
      },
    },
  ],
}

/** GST on work on the gold of an owner who is not registered, as most customers are not. */
export const ownGoldGst: Rule<number> = {
  label: 'GST on making jewellery of the customer’s own gold',
  unit: 'per cent of the value before tax',
  checkedOn: '2026-11-28',
  values: [
    {
      from: '2019-10-01',
      value: 18,
      source: {
        title: 'CAclubindia: Circular 126/45/2019-GST, 18% on goods of those not registered',
        href: 'https://caclubindia.com/articles/gst-on-job-work-rate-12-or-18-42761.asp',
      },
      also: {
        title: 'TN GST Professionals: job work on goods of unregistered persons',
        href: 'https://tngstp.com/is-job-work-done-on-goods-of-unregistered-persons-subject-to-gst/',
      },
    },
  ],
}

/** GST on testing and marking, where the jeweller passes on the charge of the hallmarking centre by itself. */
export const hallmarkGst: Rule<number> = {
  label: 'GST on assaying and hallmarking as a service',
  unit: 'per cent of the value before tax',
  checkedOn: '2026-11-28',
  values: [
    {
      from: '2017-07-01',
      value: 18,
      source: {
        title: 'TaxTMI: ruling 2019 (11) TMI 41, testing and certifying gold, SAC 998346',
        href: 'https://www.taxtmi.com/tmi_blog_details?id=592656',
      },
    },
  ],
}

/** What a hallmarking centre charges for one article of gold, before tax. */
export const hallmarkCharge: Rule<number> = {
  label: 'Hallmarking charge for an article of gold',
  unit: 'rupees for each article, before GST',
  checkedOn: '2026-11-28',
  values: [
    {
      from: '2022-03-04',
      value: 45,
      source: {
        title: 'ET Retail: notification of the Bureau of Indian Standards, 4 March 2022',
        href: 'https://retail.economictimes.indiatimes.com/news/apparel-fashion/jewellery/govt-hikes-gold-silver-hallmarking-charges-here-are-the-details-of-new-charges/94376610',
      },
      also: {
        title: 'Bullion World: gold and silver hallmarking charges, May 2024',
        href: 'https://bullionworld.in/more-gold-news.php?doc=DTGold3_051724.html',
      },
    },
  ],
}
