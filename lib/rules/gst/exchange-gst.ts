import type { Rule } from '@/lib/rules/rule'

/** One step of the value on which GST is taken: `base` rupees, and `percent` of what is above `above` rupees. */
export interface ExchangeSlab {
  above: number
  base: number
  percent: number
}

export interface ExchangeValuation {
  slabs: readonly ExchangeSlab[]
  /** Rupees, the least and the greatest value. */
  min: number
  max: number
}

/** The value of changing money from or to rupees, which banks and money changers may choose for a financial year. */
export const exchangeValuation: Rule<ExchangeValuation> = {
  label: 'Value of a supply of foreign currency, CGST Rules 2017, rule 32(2)(b)',
  unit: 'rupees of taxable value, from the gross rupees exchanged',
  checkedOn: '2026-11-21',
  values: [
    {
      from: '2017-07-01',
      value: {
        slabs: [
          { above: 0, base: 0, percent: 1 },
          { above: 1_00_000, base: 1_000, percent: 0.5 },
          { above: 10_00_000, base: 5_500, percent: 0.1 },
        ],
        min: 250,
        max: 60_000,
      },
      source: {
        title: 'CGST Rules, 2017, rule 32(2)(b)',
        href: 'https://lawcrux.com/data5t/gt/gtstrl/cgst_rule_32.htm',
      },
    },
  ],
}

/** Central and state tax together on financial services: the mark-up of a card, the value of an exchange. */
export const exchangeGst: Rule<number> = {
  label: 'GST on a card’s mark-up and on changing money',
  unit: 'per cent of the taxable value',
  checkedOn: '2026-11-21',
  values: [
    {
      from: '2017-07-01',
      value: 18,
      source: {
        title: 'HDFC Bank: 0.18% of the gross value up to ₹1 lakh, which is 18% of 1%',
        href: 'https://www.hdfc.bank.in/forex-cards/multicurrency-platinum-forexplus-chip-forex-card/fees-and-charges',
      },
    },
  ],
}
