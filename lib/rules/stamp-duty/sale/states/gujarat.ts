import { byBuyer, feeOf, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

export const gujarat = saleRule('Gujarat', '2026-06-11', {
  source: {
    title: 'HomeFirst, 11 June 2026: 3.5% and 1.4%, registration 1%, free for a woman alone',
    href: 'https://homefirstindia.com/hi/blog/article/stamp-duty-registration-charges-gujarat/',
  },
  duty: [{ percent: sameForAll(4.9) }],
  registration: feeOf(byBuyer(1, 0, 1)),
  conditions: [
    'The 4.9% are 3.5% and a surcharge of 40% on it; pages that add a surcharge to 4.9% count it twice.',
    'Registration is free where all buyers are women; with a man among them it is 1%. Fees for each page come on top.',
  ],
  evidence: { basis: 'reports' },
  knownFrom: 'press',
  office: 'https://garvi.gujarat.gov.in/',
})
