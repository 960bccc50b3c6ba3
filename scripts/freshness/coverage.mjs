/**
 * How much of the country and of the law the rows cover, counted from the rows.
 *
 * @returns {Promise<{ name: string, count: number, of?: number, missing: string[] }[]>}
 */
export async function coverage() {
  const { saleDutyByState } = await import('../../lib/rules/stamp-duty/sale-duty-by-state.ts')
  const { electricityTariffs } = await import('../../lib/rules/energy/electricity-tariffs.ts')
  const { statesWithoutTariff } = await import('../../lib/energy/electricity.ts')
  const { tdsKinds } = await import('../../lib/rules/tds/tds-kinds.ts')
  const { tcsKinds } = await import('../../lib/rules/tds/tcs-kinds.ts')
  const { tdsWithoutRate } = await import('../../lib/rules/tds/without-fixed-rate.ts')
  const { stateNames } = await import('../../lib/rules/states/state-names.ts')
  const { tenancyDuty } = await import('../../lib/rules/stamp-duty/tenancies.ts')
  const { gazettedLists } = await import('../../lib/panchang/festivals/gazetted-holidays.ts')
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
