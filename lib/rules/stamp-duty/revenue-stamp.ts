import type { Rule } from '@/lib/rules/rule'

/** Article 53 of the Indian Stamp Act, 1899: a stamp on a receipt for more than so much. */
export const revenueStamp: Rule<{ above: number; stamp: number }> = {
  label: 'Revenue stamp on a receipt',
  unit: 'rupees',
  checkedOn: '2026-11-28',
  values: [
    {
      from: '2004-09-10',
      value: { above: 5_000, stamp: 1 },
      source: {
        title: 'Banking School: revenue stamps, ₹5,000 since 10 September 2004',
        href: 'https://bankingschool.co.in/loans-and-advances/where-the-revenue-stamp-is-required-to-be-affixed/amp',
      },
      also: {
        title: 'CiteHR: Finance (No. 2) Act, 2004, section 117, on article 53',
        href: 'https://www.citehr.com/amp.php?t=356518',
      },
    },
  ],
}
