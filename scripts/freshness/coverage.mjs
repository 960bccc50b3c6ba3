import { statesWithoutTariff } from '../../lib/energy/electricity.ts'
import { gazettedLists } from '../../lib/panchang/festivals/gazetted-holidays.ts'
import { electricityTariffs } from '../../lib/rules/energy/electricity-tariffs.ts'
import { saleDutyByState } from '../../lib/rules/stamp-duty/sale-duty-by-state.ts'
import { tenancyDuty } from '../../lib/rules/stamp-duty/tenancies.ts'
import { stateNames } from '../../lib/rules/states/state-names.ts'
import { tcsKinds } from '../../lib/rules/tds/tcs-kinds.ts'
import { tdsKinds } from '../../lib/rules/tds/tds-kinds.ts'
import { tdsWithoutRate } from '../../lib/rules/tds/without-fixed-rate.ts'

/**
 * How much of the country and of the law the rows cover, counted from the rows.
 *
 * @returns {{ name: string, count: number, of?: number, missing: string[] }[]}
 */
export function coverage() {
  const states = Object.keys(stateNames)
  const without = (known) => states.filter((code) => !(code in known))
  const tds = Object.keys(tdsKinds)
  const tcs = Object.keys(tcsKinds)
  return [
    {
      name: 'States and union territories with stamp duty of a sale, known or in dispute',
      count: Object.keys(saleDutyByState).length,
      of: states.length,
      missing: without(saleDutyByState),
    },
    {
      name: 'Rent agreements by the slabs of a state, Delhi and Maharashtra apart',
      count: Object.keys(tenancyDuty).length,
      missing: [],
    },
    {
      name: 'Electricity tariffs for homes',
      count: Object.keys(electricityTariffs).length,
      missing: [...statesWithoutTariff],
    },
    { name: 'TDS and TCS kinds', count: tds.length + tcs.length, missing: Object.keys(tdsWithoutRate) },
    { name: 'TDS kinds', count: tds.length, missing: [] },
    { name: 'TCS kinds', count: tcs.length, missing: [] },
    { name: 'Lists of central government holidays, by year', count: gazettedLists.length, missing: [] },
  ]
}

export const coverageLine = ({ name, count, of, missing }) =>
  `${name}: ${count}${of === undefined ? '' : ` of ${of}`}${missing.length > 0 ? `; without a figure: ${missing.join(', ')}` : ''}`
