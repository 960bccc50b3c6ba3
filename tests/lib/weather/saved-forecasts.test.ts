import { readOpenMeteo } from '@/lib/weather/read-open-meteo'
import {
  readSavedForecasts,
  type SavedForecast,
  savedForecastOf,
  withForecast,
} from '@/lib/weather/saved-forecasts'
import { delhi, openMeteoForecast } from './weather-answers'

const of = (name: string) => ({ ...readOpenMeteo(openMeteoForecast, delhi), place: { ...delhi, name } })

/** As JSON brings it back. */
const stored = (saved: readonly SavedForecast[]) =>
  JSON.parse(JSON.stringify({ version: 2, saved })) as { saved: Record<string, unknown>[] }

it('is written and read back the same', () => {
  const saved = withForecast([], 'new  delhi', of('Delhi'), 1_795_255_200)
  expect(readSavedForecasts(stored(saved))).toEqual({ value: saved, complete: true })
})

it('is found by what was asked and by the name of the place', () => {
  const saved = withForecast([], 'Dilli', of('Delhi'), 1)
  expect(savedForecastOf(saved, 'dilli')?.savedSecond).toBe(1)
  expect(savedForecastOf(saved, 'Delhi')?.savedSecond).toBe(1)
  expect(savedForecastOf(saved, 'Pune')).toBeNull()
})

it('keeps the newest of a place, and five places', () => {
  const names = ['Pune', 'Agra', 'Delhi', 'Surat', 'Patna', 'Delhi', 'Kochi']
  const saved = names.reduce<readonly SavedForecast[]>(
    (all, name, second) => withForecast(all, name, of(name), second),
    [],
  )
  expect(saved.map(({ forecast }) => forecast.place.name)).toEqual([
    'Kochi',
    'Delhi',
    'Patna',
    'Surat',
    'Agra',
  ])
  expect(saved.map(({ savedSecond }) => savedSecond)).toEqual([6, 5, 4, 3, 1])
})

it.each([null, '', [], { version: 0, saved: [] }, { version: 2, saved: {} }])('reads nothing of %j', (text) =>
  expect(readSavedForecasts(text)).toBeNull(),
)

const path = (thing: Record<string, unknown>, names: readonly string[]) =>
  names.slice(0, -1).reduce((part, name) => part[name] as Record<string, unknown>, thing)

/** Where each part is, and what it may not be. */
const SPOILED: readonly (readonly [part: string, values: readonly unknown[]])[] = [
  ['names', [null, 'delhi', [7]]],
  ['savedSecond', [null, -1, 1e300, 8.64e12 + 1, '7']],
  ['forecast', [null, [], 'x']],
  ['forecast.place.name', ['', ' ', 7, null]],
  ['forecast.place.region', [7, undefined]],
  ['forecast.place.latitude', [null, 91, '28']],
  ['forecast.place.longitude', [null, -181, 1e300]],
  ['forecast.aheadSeconds', ['x', 1e9]],
  ['forecast.now', [{}, 'x', []]],
  ['forecast.now.at', ['', '9999-99-99T00:00', '2026-11-21T24:00', '2026-11-21', 7]],
  ['forecast.now.sky', ['', 'constructor', null]],
  ['forecast.now.temperatureC', [null, 'x']],
  ['forecast.hours', [{}, null, [{}], [null]]],
  ['forecast.hours.0.at', ['2026-02-30T10:00', null]],
  ['forecast.hours.0.temperatureC', [null, '7']],
  ['forecast.stepHours', [0, -1, 1e9, null]],
  ['forecast.days', [{}, null, [{}]]],
  ['forecast.days.0.day', ['9999-99-99', '2026-11-31', '', 20261121]],
  ['forecast.days.0.minC', [null, 'x']],
  ['forecast.days.0.sunrise', ['x', 7]],
  ['forecast.days.0.sky', ['__proto__']],
  ['forecast.air', [{}, 'x', []]],
]

it.each(SPOILED.flatMap(([part, values]) => values.map((value) => [part, value] as const)))(
  'is not shown with a %s of %j, and the sound ones are',
  (part, value) => {
    const all = withForecast(withForecast([], 'Delhi', of('Delhi'), 1), 'Pune', of('Pune'), 2)
    const spoiled = stored(all)
    const names = part.split('.')
    path(spoiled.saved[0]!, names)[names.at(-1)!] = value
    expect(readSavedForecasts(spoiled)).toEqual({ value: [all[1]], complete: false })
  },
)
