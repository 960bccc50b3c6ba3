import type { Rule } from '@/lib/rules/rule'

export interface Fee {
  for: string
  rupees: number
}

/** What Protean and UTIITSL take for an address in India, tax included. */
export const panFees: Rule<readonly Fee[]> = {
  label: 'Fees for a PAN with an address in India, tax included',
  unit: 'rupees',
  checkedOn: '2026-11-21',
  values: [
    {
      // The fees are older; this is the day from which we know them.
      from: '2026-11-21',
      value: [
        { for: 'Instant e-PAN with Aadhaar, on incometax.gov.in', rupees: 0 },
        { for: 'New PAN or correction with a card, on paper', rupees: 107 },
        { for: 'New PAN or correction with a card, paperless', rupees: 101 },
        { for: 'e-PAN without a card, on paper', rupees: 72 },
        { for: 'e-PAN without a card, paperless', rupees: 66 },
      ],
      source: { title: 'ClearTax: PAN card fees', href: 'https://cleartax.in/s/pan-card-fees' },
    },
  ],
}

/** Section 234H of the Income-tax Act, 1961: what linking PAN and Aadhaar late costs. */
export const panLinkingFee: Rule<number> = {
  label: 'Fee for linking PAN and Aadhaar late',
  unit: 'rupees',
  checkedOn: '2026-11-21',
  values: [
    {
      from: '2022-04-01',
      value: 500,
      source: {
        title: 'CBDT circular of 30 March 2022, as summed up by SaralTaxIndia',
        href: 'https://www.saraltaxindia.com/2022/06/pan-aadhaar-linking-process.html',
      },
    },
    {
      from: '2022-07-01',
      value: 1_000,
      source: {
        title: 'South India Pulse, 28 December 2025: ₹1,000 under section 234H',
        href: 'https://southindiapulse.com/news/28/12/2025/aadhaar-pan-linking-deadline-december-31-penalty-rules',
      },
    },
  ],
}
