/** A price as shops say it, which has GST in it, and the rate of that GST where it is named. */
export interface InclusivePrice {
  rate: string
  taxRatePercent: string | null
}

/** Without spaces: a mark of the MRP, an amount, and the words for tax in it. */
const PRICE =
  /^(?<mrp>mrp:?)?(?:₹|rs\.?)?(?<rate>\d[\d,]*(?:\.\d+)?)(?:\/-)?(?<words>incl(?:\.|uding|usive)?(?:of)?(?:all)?(?:gst|tax(?:es)?)?@?(?<percent>\d+(?:\.\d+)?)?%?(?:gst)?)?$/

/**
 * 'MRP 120 incl. 5 %', '120 incl GST 5', 'MRP 120'; null for a plain number and for any other text. A maximum
 * retail price includes all taxes: Legal Metrology (Packaged Commodities) Rules, rule 2(m).
 */
export function readInclusivePrice(text: string): InclusivePrice | null {
  const found = PRICE.exec(text.toLowerCase().replace(/\s/g, ''))?.groups
  if (!found || !(found.mrp || found.words)) return null
  return { rate: found.rate!, taxRatePercent: found.percent ?? null }
}
