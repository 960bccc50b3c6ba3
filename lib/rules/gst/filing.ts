import type { Rule } from '@/lib/rules/rule'

/**
 * Returns may be filed by the quarter, and tax be paid by the month (QRMP), up to this turnover of the
 * financial year before.
 */
export const quarterlyReturnsUpTo: Rule<number> = {
  label: 'Turnover up to which GST returns may be filed by the quarter',
  unit: 'rupees of the financial year before',
  checkedOn: '2026-11-28',
  values: [
    {
      from: '2021-01-01',
      value: 5_00_00_000,
      source: {
        title: 'India Tax Laws: Notification 84/2020-Central Tax, quarterly returns with monthly payment',
        href: 'https://indiataxlaws.com/quarterly-return-filing-monthly-payment-of-taxes-qrmp-scheme/',
      },
      also: {
        title: 'IndiaFilings: quarterly returns with monthly payment',
        href: 'https://www.indiafilings.com/learn/salient-features-of-the-qrmp-scheme/',
      },
    },
  ],
}

/** From this turnover on, the portal refuses a bill that is older than so many days. */
export const eInvoiceDeadline: Rule<{ turnoverFrom: number; days: number }> = {
  label: 'Days within which a bill is registered as an e-invoice',
  unit: 'rupees of turnover; days',
  checkedOn: '2026-11-28',
  values: [
    {
      from: '2025-04-01',
      value: { turnoverFrom: 10_00_00_000, days: 30 },
      source: {
        title: 'IndiaFilings: the GST Network’s advisory of 5 November 2024',
        href: 'https://www.indiafilings.com/learn/gst-einvoice-30-day-rule-10crore-turnover/',
      },
      also: {
        title: 'Studycafe, 26 March 2025: e-invoices within 30 days from ₹10 crore',
        href: 'https://studycafe.in/newly-introduced-e-invoice-rule-businesses-with-aato-of-rs-10-crore-and-above-must-report-e-invoices-in-30-days-372142.html',
      },
    },
  ],
}

/** Section 122(1)(i): this, or the tax evaded if that is more. */
export const invoicePenalty: Rule<number> = {
  label: 'Penalty for a sale without an invoice, or with a false one',
  unit: 'rupees',
  checkedOn: '2026-11-28',
  values: [
    {
      from: '2017-07-01',
      value: 10_000,
      source: {
        title: 'Section 122 of the CGST Act, penalties',
        href: 'https://kanoongpt.in/bare-acts/the-central-goods-and-services-tax-act-2017/chapter-xix-section-122-1be2bfbfab9ecbfd',
      },
    },
  ],
}

/** Section 31(3)(b): below it, sales to unregistered buyers who ask for no bill may be on one bill of the day. */
export const smallSaleBelow: Rule<number> = {
  label: 'Value below which a sale needs no bill of its own',
  unit: 'rupees',
  checkedOn: '2026-11-28',
  values: [
    {
      from: '2017-07-01',
      value: 200,
      source: {
        title: 'Section 31 of the CGST Act, tax invoice',
        href: 'https://carahulgupta.com/post/section31-cgst-act-tax-invoice-gst-updated',
      },
    },
  ],
}
