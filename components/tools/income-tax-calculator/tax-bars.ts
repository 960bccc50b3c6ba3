import { rupees } from '@/lib/format/numbers'
import type { IncomeTax } from '@/lib/tax/slab-tax'
import { t } from '@/lib/language/words'

/** The tax of every slab that has some, that at special rates, and what the rebate takes off, as bars. */
export function taxBars({ slabs, specialTax, rebate, totalIncome }: IncomeTax) {
  const bars = [
    ...slabs.map(({ ratePercent, tax }) => ({
      label: t('At {0}%', ratePercent),
      size: tax,
      text: rupees(tax),
    })),
    { label: t('Special rates'), size: specialTax, text: rupees(specialTax) },
    { label: t('Rebate'), size: rebate, text: `−${rupees(rebate)}` },
  ].filter(({ size }) => size > 0)
  const words = bars.map(({ label, text }) => `${label} ${text}`).join(', ')
  return { summary: t('Chart of tax on {0}: {1}', rupees(totalIncome), words), bars }
}
