import { rupees } from '@/lib/format/numbers'
import type { IncomeTax } from '@/lib/tax/slab-tax'

/** The tax of every slab that has some, that at special rates, and what the rebate takes off, as bars. */
export function taxBars({ slabs, specialTax, rebate, totalIncome }: IncomeTax) {
  const bars = [
    ...slabs.map(({ ratePercent, tax }) => ({ label: `At ${ratePercent}%`, size: tax, text: rupees(tax) })),
    { label: 'Special rates', size: specialTax, text: rupees(specialTax) },
    { label: 'Rebate', size: rebate, text: `−${rupees(rebate)}` },
  ].filter(({ size }) => size > 0)
  const words = bars.map(({ label, text }) => `${label} ${text}`).join(', ')
  return { summary: `Chart of tax on ${rupees(totalIncome)}: ${words}`, bars }
}
