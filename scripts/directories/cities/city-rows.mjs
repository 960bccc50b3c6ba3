import { groups } from 'd3-array'
import { fileOfName, plainName } from '../../../lib/weather/city.ts'
import { cityShardFormat } from '../../../lib/weather/city-shard.ts'
import { otherNames, presentNames, tidyDistrict, tidyName, wellKnown } from './names.mjs'

const keyOf = (state, name) => `${state}|${name}`
const present = new Map(presentNames.map(([state, was, now]) => [keyOf(state, was), now]))
const others = othersByCity()
const ranks = new Map(
  wellKnown.flatMap(([state, ...names]) => names.map((name, rank) => [keyOf(state, name), rank])),
)

function othersByCity() {
  const all = new Map(otherNames.map(([state, name, ...names]) => [keyOf(state, name), names]))
  for (const [state, was, now] of presentNames)
    all.set(keyOf(state, now), [...(all.get(keyOf(state, now)) ?? []), was])
  return all
}

/** About a kilometre; a forecast's squares are several wide. */
const rounded = (degrees) => Math.round(degrees * 100) / 100

/**
 * The package's rows with names as on the page. Of places with one name, those in one district or within a few
 * kilometres of each other become one: nobody could choose between them.
 */
export function tidyCities(rows) {
  const kept = []
  const byName = new Map()
  for (const row of rows) {
    const named = tidyName(row.name)
    const name = present.get(keyOf(row.state, named)) ?? named
    const city = {
      name,
      state: row.state,
      district: tidyDistrict(row.district),
      latitude: rounded(row.latitude),
      longitude: rounded(row.longitude),
    }
    const same = byName.get(keyOf(city.state, name)) ?? []
    if (same.some((other) => other.district === city.district || isNear(other, city))) continue
    byName.set(keyOf(city.state, name), [...same, city])
    kept.push(city)
  }
  // The district is worth its bytes only where a state has two places of one name.
  return kept.map((city) =>
    byName.get(keyOf(city.state, city.name)).length > 1 ? city : { ...city, district: '' },
  )
}

const isNear = (one, other) =>
  Math.abs(one.latitude - other.latitude) < 0.15 && Math.abs(one.longitude - other.longitude) < 0.15

/** The files of the list: letter => content. Throws when a table of names has a city that the list lacks. */
export function cityFiles(cities) {
  mustBeThere(cities)
  const entries = cities.flatMap((city) => [
    { city, listed: city.name, alias: undefined },
    ...(others.get(keyOf(city.state, city.name)) ?? []).map((alias) => ({ city, listed: alias, alias })),
  ])
  const files = groups(entries.sort(byRankAndName), ({ listed }) => `${fileOfName(listed)}.json`)
  return new Map(files.sort().map(([name, list]) => [name, shardOf(list)]))
}

const rankOf = ({ state, name }) => ranks.get(keyOf(state, name)) ?? Infinity

function byRankAndName(one, other) {
  const [a, b] = [rankOf(one.city), rankOf(other.city)]
  if (a !== b) return a < b ? -1 : 1
  return plainName(one.listed) < plainName(other.listed) ? -1 : 1
}

function shardOf(entries) {
  const states = [...new Set(entries.map(({ city }) => city.state))].sort()
  const cities = entries.map(({ city, alias }) => {
    const row = [city.name, states.indexOf(city.state), city.latitude, city.longitude]
    return alias ? [...row, city.district, alias] : city.district ? [...row, city.district] : row
  })
  return { format: cityShardFormat, states, cities }
}

function mustBeThere(cities) {
  const there = new Set(cities.map(({ state, name }) => keyOf(state, name)))
  const missing = [...others.keys(), ...ranks.keys()].filter((key) => !there.has(key))
  if (missing.length > 0)
    throw new Error(`names.mjs has cities that the package lacks: ${missing.join('; ')}`)
}
