import { readOpenMeteo } from '@/lib/weather/read-open-meteo'
import {
  readSavedForecasts,
  savedForecastOf,
  withForecast,
  writeSavedForecasts,
} from '@/lib/weather/saved-forecasts'
import { delhi, openMeteoForecast } from './weather-answers'

const of = (name: string) => ({ ...readOpenMeteo(openMeteoForecast, delhi), place: { ...delhi, name } })

it('is written and read back the same', () => {
  const saved = withForecast([], 'new  delhi', of('Delhi'), 1_795_255_200)
  expect(readSavedForecasts(writeSavedForecasts(saved))).toEqual(saved)
})

it('is found by what was asked and by the name of the place', () => {
  const saved = withForecast([], 'Dilli', of('Delhi'), 1)
  expect(savedForecastOf(saved, 'dilli')?.savedSecond).toBe(1)
  expect(savedForecastOf(saved, 'Delhi')?.savedSecond).toBe(1)
  expect(savedForecastOf(saved, 'Pune')).toBeNull()
})

it('keeps the newest of a place, and five places', () => {
  const names = ['Pune', 'Agra', 'Delhi', 'Surat', 'Patna', 'Delhi', 'Kochi']
  const saved = names.reduce<ReturnType<typeof readSavedForecasts>>(
    (all, name, second) => withForecast(all, name, of(name), second),
    [],
  )
  expect(saved.map(({ forecast, savedSecond }) => [forecast.place.name, savedSecond])).toEqual([
    ['Kochi', 6],
    ['Delhi', 5],
    ['Patna', 4],
    ['Surat', 3],
    ['Agra', 1],
  ])
})

it.each([null, '', '{', '[]', '{"version":0,"saved":[]}', '{"version":1,"saved":[{"names":[]}]}'])(
  'reads %s as nothing saved',
  (text) => expect(readSavedForecasts(text)).toEqual([]),
)
