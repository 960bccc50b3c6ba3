import { firstDayOfYear } from '@/lib/calendar/financial-year'
import { harvestGain } from '@/lib/capital-gains/gains-answer'
import type { Harvest } from '@/lib/capital-gains/harvest'
import { withCess } from '@/lib/capital-gains/sale-gain'
import { gainLawOn } from '@/lib/capital-gains/gain-sale'
import type { YearGains } from '@/lib/capital-gains/year-gains'
import { rupees } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'

/** Notes on selling and buying back, in whole sentences. */
export function harvestNotes(plan: Harvest, { firstYear, setOff }: YearGains) {
  const { freeLeft, gainWithoutTax, sales } = plan
  const gain = harvestGain(plan)
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
  ]
}
