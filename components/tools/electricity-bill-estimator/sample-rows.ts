import type { ResultRow } from '@/components/results/result-row'
import type { Figure } from '@/lib/answers/figure'
import { t } from '@/lib/language/words'

export const SAMPLED: Readonly<Record<string, string>> = {
  totalBill: t('Total bill'),
  energyCharge: t('Energy charge'),
  fixedCharge: t('Fixed charge'),
  fuelSurcharge: t('Fuel surcharge'),
}

/** The specification's sample, in the names of the site's contract. */
export const sampleRows = (figures: Readonly<Record<string, Figure>>): ResultRow[] =>
  Object.entries(SAMPLED).map(([name, label]) => ({
    name,
    label: t('{0}, sample', label),
    ...figures[name]!,
  }))
