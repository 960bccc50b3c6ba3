import type { RuleSource } from '@/lib/rules/rule'
import { tdsKind } from '@/lib/rules/tds/tds-kind'
import { KAY_PEE_2025, TAXGURU_2025 } from '@/lib/rules/tds/tds-sources'

const CHARTS_2025 = [TAXGURU_2025, KAY_PEE_2025] as const

const ECOMMERCE_BUDGET: RuleSource = {
  title: 'Union Budget 2024-25: section 194-O, from 1% to 0.1%, by Tax Management India',
  href: 'https://www.taxmanagementindia.com/visitor/tmi_faq_details.asp?ID=1208',
}
const ECOMMERCE: RuleSource = {
  title: 'TaxTMI: section 194-O, limit and PAN',
  href: 'https://www.taxtmi.com/manuals?id=1919',
}
/** Individuals and HUFs with a PAN have a limit; everyone else is charged from the first rupee. */
const PARTICIPANT = {
  limit: 5_00_000,
  limitNeedsPan: true,
  otherPayeeLimit: 0,
  withoutPanPercent: 5,
} as const

export const tradeTds = {
  goods: tdsKind({
    label: 'Purchase of goods',
    sections: ['194Q', '393(1), Sl. 8(ii)'],
    payer: 'largeBuyer',
    rows: [
      {
        from: '2024-04-01',
        terms: { limit: 50_00_000, ratePercent: 0.1, taxed: 'excess', withoutPanPercent: 5 },
      },
    ],
  }),
  /** On the gross amount of the sales or services. */
  ecommerce: tdsKind({
    label: 'Sales through an e-commerce operator',
    sections: ['194-O', '393(1), Sl. 8(v)'],
    payer: 'ecommerceOperator',
    rows: [
      { from: '2024-04-01', terms: { ...PARTICIPANT, ratePercent: 1 } },
      { from: '2024-10-01', terms: { ...PARTICIPANT, ratePercent: 0.1 } },
    ],
    sources: { 2024: [ECOMMERCE_BUDGET, ECOMMERCE], 2025: [ECOMMERCE, TAXGURU_2025] },
  }),
  /** An individual or HUF without business income, or not under audit, has the higher limit. */
  virtualAsset: tdsKind({
    label: 'Virtual digital assets: crypto, NFTs',
    sections: ['194S', '393(1), Sl. 8(vi)'],
    payer: 'anyone',
    rows: [{ from: '2024-04-01', terms: { limit: 10_000, unauditedPayerLimit: 50_000, ratePercent: 1 } }],
    sources: { 2024: CHARTS_2025, 2025: CHARTS_2025 },
  }),
  /** All that is given in the year counts, also what cannot be turned into money. */
  benefit: tdsKind({
    label: 'Benefit or perquisite of a business or profession',
    sections: ['194R', '393(1), Sl. 8(iv)'],
    payer: 'audited',
    rows: [{ from: '2024-04-01', terms: { limit: 20_000, ratePercent: 10 } }],
    sources: { 2024: CHARTS_2025, 2025: CHARTS_2025 },
  }),
}
