import { electricityStates } from '@/lib/energy/electricity'
import { averagePaise } from '@/lib/energy/electricity-bill'
import { isKnown, tariffRow, USUAL_HOME } from '@/lib/energy/electricity-published'
import { publishedBill } from '@/lib/energy/electricity-published-bill'
import type { ElectricityTariff } from '@/lib/rules/energy/electricity-tariff'
import type { KnownState } from '@/lib/rules/energy/electricity-tariffs'

export interface MonthInState {
  state: KnownState
  paise: number
  averagePaise: number | null
  /** 'YYYY-MM' */
  knownUntil: string
  /** A charge that was not found is missing from it: a fuel charge only where it is large. */
  isIncomplete: boolean
}

/**
 * The same units for a month, with the usual load in a town, in every state whose tariff of the day we know;
 * no units cost nothing.
 * @param date the day of the bill; '' for today
 */
export const monthByState = (units: number, today: string, date: string = ''): MonthInState[] =>
  electricityStates.filter(isKnown).flatMap((state) => {
    const row = tariffRow(state, today, date)
    return row ? [monthByTariff(state, row.value, units)] : []
  })

function monthByTariff(state: KnownState, tariff: ElectricityTariff, units: number): MonthInState {
  const months = tariff.slabMonths
  const { totalPaise, charges } = publishedBill(tariff, { ...USUAL_HOME, units: units * months, months })
  const paise = totalPaise / months
  const isIncomplete = charges.some(
    ({ name, basis }) => basis.by === 'notKnown' && (name !== 'fuelSurcharge' || tariff.needsFuelCharge),
  )
  return {
    state,
    paise,
    averagePaise: averagePaise(paise, units),
    knownUntil: tariff.knownUntil,
    isIncomplete,
  }
}
