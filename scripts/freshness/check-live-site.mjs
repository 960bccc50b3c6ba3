// node scripts/freshness/check-live-site.mjs https://jantar.example: fails when the live site's rates are out of date.
import { register } from 'node:module'
import '../constants/set-build-constants.mjs'

register('../directories/typescript-hooks.mjs', import.meta.url)
const { dataAge } = await import('../../lib/rules/data-age.ts')

const site = process.argv[2]?.replace(/\/+$/, '')
if (!site) throw new Error('name the address of the live site')
// The address of a run is its own, so that no cache on the way answers.
const response = await fetch(`${site}/rates/rates.json?asked=${Date.now()}`)
if (!response.ok) throw new Error(`${site}/rates/rates.json answers ${response.status}`)
const { on } = await response.json()
const { days, limitDays, outdated } = dataAge('rates', on, new Date().toISOString().slice(0, 10))
console.log(`The rates of ${site} are of ${on}, ${days} days old; the limit is ${limitDays}.`)
if (outdated) process.exitCode = 1
