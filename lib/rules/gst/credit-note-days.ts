import type { Rule } from '@/lib/rules/rule'

/**
 * The last day of a credit note, in the calendar year in which the financial year of the supply ends: section
 * 34(2) of the CGST Act. Earlier if the annual return was filed before it. A debit note has no last day.
 */
export const lastCreditNoteDay: Rule<`${number}-${number}`> = {
  label: 'Last day of a credit note after the end of the financial year of the supply',
  unit: 'month and day',
  checkedOn: '2026-11-23',
  values: [
    {
      from: '2017-07-01',
      value: '09-30',
      source: {
        title: 'IDT Insight India: section 34 of the CGST Act, credit and debit notes',
        href: 'https://idtinsightindia.com/?p=283',
      },
    },
    {
      from: '2022-10-01',
      value: '11-30',
      source: {
        title: 'TaxGuru: Notification 18/2022, in force from 1 October 2022',
        href: 'https://taxguru.in/goods-and-service-tax/effect-gst-notification-no-18-2022-ct-dated-28-09-2022-wef-01-10-2022.html',
      },
    },
  ],
}
