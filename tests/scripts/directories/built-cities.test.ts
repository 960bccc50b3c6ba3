import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type City, fileOfName, placeLabel } from '@/lib/weather/city'
import { citiesNamed, suggestCities } from '@/lib/weather/city-search'
import { readCityShard } from '@/lib/weather/city-shard'
import { describeWhenPresent } from '../../when-present'

const folder = join(process.cwd(), 'public/directories/cities')
const files = existsSync(folder) ? readdirSync(folder).map((name) => name.replace('.json', '')) : []
const list = new Map<string, City[]>()
for (const name of files) {
  list.set(name, readCityShard(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))))
}
const fileFor = (text: string) => list.get(fileOfName(text)) ?? []

describeWhenPresent(folder, 'the list of cities as built (npm run data directories)')(
  'the list of cities',
  () => {
    it('holds about seven thousand places, each in the file of its name and found again by its label', () => {
      const own = [...list].flatMap(([name, cities]) => cities.map((city) => ({ name, city })))
      const lost = own.filter(({ name, city }) => {
        const again = citiesNamed(fileFor(city.name), placeLabel(city))
        return fileOfName(city.alias ?? city.name) !== name || again[0]?.latitude !== city.latitude
      })
      expect(lost.map(({ city }) => placeLabel(city))).toEqual([])
      expect(own.length).toBeGreaterThan(7_000)
    })

    it.each([
      ['Delhi', 'Delhi', 28.65, 77.23],
      ['mumbai', 'Mumbai, Maharashtra', 19.07, 72.88],
      ['Bombay', 'Mumbai, Maharashtra', 19.07, 72.88],
      ['दिल्ली', 'Delhi', 28.65, 77.23],
      ['Hyderabad', 'Hyderabad, Telangana', 17.38, 78.46],
      ['Aurangabad', 'Chhatrapati Sambhajinagar, Maharashtra', 19.88, 75.34],
      ['Bilaspur, Himachal Pradesh', 'Bilaspur, Himachal Pradesh', 31.33, 76.76],
      ['Leh', 'Leh, Ladakh', 34.16, 77.58],
    ])('%s is %s, near %d north and %d east', (typed, label, latitude, longitude) => {
      const [city] = citiesNamed(fileFor(typed), typed)
      expect(placeLabel(city!)).toBe(label)
      expect(city!.latitude).toBeCloseTo(latitude, 0)
      expect(city!.longitude).toBeCloseTo(longitude, 0)
    })

    it('suggests the well-known city first', () => {
      const first = (typed: string) => placeLabel(suggestCities(fileFor(typed), typed)[0]!)
      expect(['hyd', 'pun', 'ben', 'chen', 'jai', 'luck'].map(first)).toEqual([
        'Hyderabad, Telangana',
        'Pune, Maharashtra',
        'Bengaluru, Karnataka',
        'Chennai, Tamil Nadu',
        'Jaipur, Rajasthan',
        'Lucknow, Uttar Pradesh',
      ])
    })
  },
)
