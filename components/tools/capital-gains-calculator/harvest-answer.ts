import { type ResultRows, textRow } from '@/components/results/result-row'
import { firstDayOfYear } from '@/lib/calendar/financial-year'
import type { Harvest } from '@/lib/capital-gains/harvest'
import { withCess } from '@/lib/capital-gains/sale-gain'
import { gainLawOn } from '@/lib/capital-gains/gain-sale'
import type { YearGains } from '@/lib/capital-gains/year-gains'
import { grouped, rupees } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'
import { money } from './rows'

const gainOf = ({ sales }: Harvest) => sales.reduce((sum, { gain }) => sum + gain, 0)

/** The rows of the tax-free gain that is left, and of the units to sell for it. */
export function harvestRows(plan: Harvest): ResultRows {
  const { freeLeft, gainWithoutTax, sales } = plan
  return [
    money('freeLeft', t('Long-term equity gain still free this year'), freeLeft),
    gainWithoutTax !== freeLeft &&
      money('gainWithoutTax', t('Long-term equity gain still possible without more tax'), gainWithoutTax),
    sales.length > 0 &&
      textRow(
        'sellNow',
        t('Sell and buy back'),
        sales.map(({ row, units }) => `${row}:${units}`).join(','),
        sales.map(({ row, units }) => t('{0} units of purchase {1}', grouped(units, 3), row)).join(', '),
      ),
    sales.length > 0 && money('harvestGain', t('Gain taken by it without tax'), gainOf(plan)),
  ]
}

/** Notes on selling and buying back, in whole sentences. */
export function harvestNotes(plan: Harvest, { firstYear, setOff }: YearGains): string[] {
  const { freeLeft, gainWithoutTax, sales } = plan
  const gain = gainOf(plan)
  const later = withCess((gain * gainLawOn(firstDayOfYear(firstYear)).equityLongPercent) / 100)
  const { short, long } = setOff.carryForward
  return [
    gain > 0 &&
      t(
        'Sold in another year above its free limit, this gain would cost {0} with cess. Buy back on a later day: the cost is then what you pay, and the twelve months begin again. Brokerage, STT and exit loads are not counted.',
        rupees(later),
      ),
    gainWithoutTax < freeLeft &&
      t('More gain would cost tax: it takes the total income above a limit, such as that of the rebate.'),
    sales.length > 0 &&
      short + long > 0 &&
      t('Losses are set off first, before the free limit: {0} of them are left.', rupees(short + long)),
  ].filter((sentence) => sentence !== false)
}
