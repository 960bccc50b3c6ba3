import { type City, fileOfName, placeLabel, plainName } from '@/lib/weather/city'
import { citiesNamed, placesWithin, suggestCities } from '@/lib/weather/city-search'
import { readCityShard } from '@/lib/weather/city-shard'
import { DirectoryDamaged } from '@/lib/name-search/directory-damaged'

const shard = {
  format: 1,
  states: ['Chhattisgarh', 'Delhi', 'Karnataka', 'Maharashtra', 'Uttar Pradesh'],
  cities: [
    ['Bengaluru', 2, 12.97, 77.59, '', 'Bangalore'],
    ['Bengaluru', 2, 12.97, 77.59],
    ['Mumbai', 3, 19.07, 72.88, '', 'Bombay'],
    ['Bilaspur', 0, 22.08, 82.16],
    ['Bilaspur', 4, 28.89, 79.27, 'Rampur'],
    ['Bilaspur', 4, 28.39, 77.65, 'Gautam Buddha Nagar'],
    ['Bilaspur Kalan', 1, 28.5, 77.1],
  ],
}
const cities: City[] = readCityShard(shard)
const labels = (found: City[]) => found.map(placeLabel)

it.each([
  ['Bilāspur ', 'bilaspur'],
  ['New-Delhi', 'new delhi'],
  ['  Navi  Mumbai', 'navi mumbai'],
])('%s is looked for as %s', (typed, plain) => expect(plainName(typed)).toBe(plain))

it.each([
  ['Mumbai', 'm'],
  ['Ābu', 'a'],
  ['दिल्ली', 'other'],
  ['', 'other'],
])('%s is in the file %s', (name, file) => expect(fileOfName(name)).toBe(file))

describe('suggestions', () => {
  it.each([
    [
      'BILASPUR, utt',
      ['Bilaspur, Rampur, Uttar Pradesh', 'Bilaspur, Gautam Buddha Nagar, Uttar Pradesh'],
      'are narrowed by the state',
    ],
    [
      'b',
      [
        'Bengaluru, Karnataka',
        'Mumbai, Maharashtra',
        'Bilaspur, Chhattisgarh',
        'Bilaspur, Rampur, Uttar Pradesh',
        'Bilaspur, Gautam Buddha Nagar, Uttar Pradesh',
        'Bilaspur Kalan, Delhi',
      ],
      'begin as typed, or have an older name that does, and name a city once',
    ],
    ['bomb', ['Mumbai, Maharashtra'], 'know older names'],
    [' ', [], 'are none for nothing'],
  ])('for "%s" %s', (typed, expected) => expect(labels(suggestCities(cities, typed))).toEqual(expected))
})

describe('the cities of a name', () => {
  it.each([
    ['bilaspur', 3],
    ['Bilaspur, Rampur, Uttar Pradesh', 1],
    ['Bilaspur, India', 3],
    ['Bilaspur, Uttar', 0],
    ['Bombay', 1],
  ])('%s: %d', (question, count) => expect(citiesNamed(cities, question)).toHaveLength(count))

  it('find each city again by its label', () => {
    for (const city of cities.filter(({ alias }) => alias === null))
      expect(citiesNamed(cities, placeLabel(city))[0]).toMatchObject({ latitude: city.latitude })
  })
})

it('places of a service are narrowed by state or country', () => {
  const paris = { name: 'Paris', region: 'Île-de-France', country: 'France', latitude: 1, longitude: 1 }
  const texas = { ...paris, region: 'Texas', country: 'United States' }
  expect(placesWithin([paris, texas], 'Paris')).toHaveLength(2)
  expect(placesWithin([paris, texas], 'Paris, united')).toEqual([texas])
  expect(placesWithin([paris, texas], placeLabel(texas))).toEqual([texas])
  expect(placesWithin([paris, texas], placeLabel(paris))).toEqual([paris])
})

it('a state with the name of its city is not repeated', () => {
  expect(placeLabel({ ...cities[0]!, name: 'Delhi', region: 'Delhi' })).toBe('Delhi')
})

it.each([
  [{ ...shard, format: 2 }],
  [{ ...shard, cities: [null] }],
  [{ ...shard, cities: [['Nowhere', 99, 20, 80]] }],
  [{ ...shard, cities: [['Nowhere', 0, 20, 'east']] }],
  [{ ...shard, cities: [['Paris', 0, 48.85, 2.35]] }],
])('a file of another shape is damaged: %j', (content) => {
  expect(() => readCityShard(content)).toThrow(DirectoryDamaged)
})
