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

/** From this taxable value on, an invoice names a buyer who is not registered: rule 46, clause (e). */
export const unregisteredBuyerNamedFrom: Rule<number> = {
  says: 'The taxable value from which an unregistered buyer is named on the invoice',
  unit: 'rupees',
  checkedOn: '2026-11-21',
  values: [{ from: '2017-07-01', value: 50_000, source: rule46Source }],
}

/** How long a serial number may be: rules 46(b), 49 and 50. */
export const longestSerialNumber: Rule<number> = {
  says: 'The longest serial number of an invoice, bill of supply or receipt voucher',
  unit: 'characters',
  checkedOn: '2026-11-21',
  values: [{ from: '2017-07-01', value: 16, source: rule46Source }],
}
