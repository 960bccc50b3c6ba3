import type { Rule, RuleSource } from '@/lib/rules/rule'

export const rule46Source: RuleSource = {
  title: 'CGST Rules, Rule 46: tax invoice',
  href: 'https://lawontips.com/bare-acts/gst-anti-profiteering-rules/gst-anti-profiteering-rules-ch-2-iiir-sec-45-46',
}

export const rule49Source: RuleSource = {
  title: 'CGST Rules, Rule 49: bill of supply',
  href: 'https://lawcrux.com/data5t/gt/gtstrl/cgst_rule_49.htm',
}

export const rule50Source: RuleSource = {
  title: 'CGST Rules, Rule 50: receipt voucher',
  href: 'https://lawcrux.com/data5t/gt/gtstrl/cgst_rule_50.htm',
}

export const rule51Source: RuleSource = {
  title: 'CGST Rules, Rule 51: refund voucher',
  href: 'https://teachoo.com/6462/2155/Rule-51-GST---Refund-voucher/category/Chapter-6-Tax-Invoice--Credit-and-Debit-Notes-Rules-(Rule-46-to-56)',
}

/** From this taxable value on, an invoice names a buyer who is not registered: rule 46, clause (e). */
export const unregisteredBuyerNamedFrom: Rule<number> = {
  label: 'The taxable value from which an unregistered buyer is named on the invoice',
  unit: 'rupees',
  checkedOn: '2026-11-21',
  values: [{ from: '2017-07-01', value: 50_000, source: rule46Source }],
}

/** How long a serial number may be: rules 46(b), 49 and 50. */
export const longestSerialNumber: Rule<number> = {
  label: 'The longest serial number of an invoice, bill of supply or receipt voucher',
  unit: 'characters',
  checkedOn: '2026-11-21',
  values: [{ from: '2017-07-01', value: 16, source: rule46Source }],
}

export const rule46aSource: RuleSource = {
  title: 'CGST Rules, chapter VI, with Rule 46A: invoice-cum-bill of supply',
  href: 'https://www.gstinformation.in/cgst/rule/gst-chVIco.asp?trfr=gsta',
}

export const rule52Source: RuleSource = {
  title: 'CGST Rules, Rule 52: payment voucher',
  href: 'https://www.lawcrux.com/data5t/gt/gtstrl/cgst_rule_52.htm',
}

export const rule53Source: RuleSource = {
  title: 'CGST Rules, Rule 53: credit and debit notes',
  href: 'https://lawcrux.com/data5t/gt/gtstrl/cgst_rule_53.htm',
}

export const rule55Source: RuleSource = {
  title: 'CGST Rules, chapter VI, with Rule 55: delivery challan',
  href: 'https://www.gstinformation.in/cgst/rule/gst-chVIco.asp?trfr=gsta',
}

/** Fewest digits of an HSN or SAC code on an invoice, by the turnover of the previous financial year. */
export interface HsnDigits {
  /** Digits to a registered buyer, up to ₹5 crore of turnover; 0 where none is required of everybody. */
  registeredBuyer: number
  /** Digits to any buyer, above ₹5 crore. */
  largeSeller: number
}

/**
 * The digits of HSN. To an unregistered buyer no code is required up to ₹5 crore. Up to March 2021 sellers up
 * to ₹1.5 crore needed none.
 */
export const hsnDigits: Rule<HsnDigits> = {
  label: 'Fewest digits of HSN codes on invoices',
  unit: 'digits',
  checkedOn: '2026-11-22',
  values: [
    {
      from: '2017-07-01',
      value: { registeredBuyer: 0, largeSeller: 4 },
      source: {
        title: 'GST India Guide: Notification 78/2020, which replaced the table of Notification 12/2017',
        href: 'https://gstindiaguide.com/?p=25411',
      },
    },
    {
      from: '2021-04-01',
      value: { registeredBuyer: 4, largeSeller: 6 },
      source: {
        title: 'Notification 78/2020-Central Tax, 15 October 2020',
        href: 'https://www.gstzen.in/a/central-tax-notification-782020-seeks-to-notify-the-number-of-hsn-digits-required-on-tax-invoice.html',
      },
    },
  ],
}

/** The turnover of the financial year before that divides small sellers from large ones. */
export const hsnTurnover: Rule<number> = {
  label: 'Turnover above which HSN codes have the digits of large sellers',
  unit: 'rupees of the financial year before',
  checkedOn: '2026-11-28',
  values: [
    {
      from: '2021-04-01',
      value: 5_00_00_000,
      source: {
        title: 'Notification 78/2020-Central Tax, 15 October 2020',
        href: 'https://www.gstzen.in/a/central-tax-notification-782020-seeks-to-notify-the-number-of-hsn-digits-required-on-tax-invoice.html',
      },
      also: {
        title: 'GST India Guide: Notification 78/2020, which replaced the table of Notification 12/2017',
        href: 'https://gstindiaguide.com/?p=25411',
      },
    },
  ],
}

/** The rate of an advance whose goods or services are not known yet: the proviso of rule 50. */
export const unknownAdvanceRate: Rule<number> = {
  label: 'GST rate of an advance whose rate cannot be known',
  unit: 'per cent',
  checkedOn: '2026-11-28',
  values: [{ from: '2017-07-01', value: 18, source: rule50Source }],
}

/**
 * Above this turnover, in any financial year since 2017-18, invoices to registered buyers and of exports need
 * an IRN: rule 48(4). Limits before August 2023 were higher: what the page knows of a turnover does not
 * answer for them.
 */
export const eInvoiceTurnoverAbove: Rule<number> = {
  label: 'Turnover above which invoices to registered buyers and of exports are e-invoices',
  unit: 'rupees',
  checkedOn: '2026-11-28',
  values: [
    {
      from: '2023-08-01',
      value: 5_00_00_000,
      source: {
        title: 'TaxGuru: Notification 10/2023-Central Tax, e-invoices above ₹5 crore',
        href: 'https://taxguru.in/goods-and-service-tax/gst-e-invoicing-limit-reduced-rs5-crore-01st-august-2023.html',
      },
      also: {
        title: 'CGST Rules, rule 48: sub-rule (4), and (5) on what is issued in another manner',
        href: 'https://taxcode.in/cgst-rule-48-of-central-goods-and-services-tax-rules-2017-manner-of-issuing-invoice/',
      },
    },
  ],
}

/** Above this invoice value, an inter-state supply to an unregistered buyer is reported by itself in GSTR-1 (B2CL). */
export const largeConsumerInvoiceAbove: Rule<number> = {
  label: 'Invoice value above which an inter-state supply to a consumer is reported by itself in GSTR-1',
  unit: 'rupees',
  checkedOn: '2026-11-22',
  values: [
    {
      from: '2017-07-01',
      value: 2_50_000,
      source: rule46Source,
    },
    {
      from: '2024-08-01',
      value: 1_00_000,
      source: {
        title: 'Notification 12/2024-Central Tax, 10 July 2024',
        href: 'https://cashflo.io/magazine/gst-alert-reduced-b2c-invoice-reporting-threshold-in-gstr-1',
      },
    },
  ],
}

/** From this yearly rent on, an employer asks for the landlord's PAN for the exemption of HRA. */
export const landlordPanAbove: Rule<number> = {
  label: 'Rent of a year above which the landlord’s PAN is reported for HRA',
  unit: 'rupees',
  checkedOn: '2026-11-22',
  values: [
    {
      from: '2013-10-10',
      value: 1_00_000,
      source: {
        title: 'CBDT Circular 8/2013: HRA and the PAN of the landlord',
        href: 'http://www.simpletaxindia.net/2013/10/hra-exemption-landlords-pan-mandatory.html',
      },
    },
  ],
}
