import { weatherLookups } from '@/lib/lookup/weather/weather-lookup'
import type { WeatherSetting } from '@/lib/lookup/weather/weather-setting'
import { weatherSetting } from '@/lib/lookup/weather/weather-setting'
import { placeLabel } from '@/lib/weather/city'
import { always, withService } from '../local-service'
import {
  openMeteoAir,
  openMeteoForecast,
  openMeteoPlaces,
  openWeatherAhead,
  openWeatherAir,
  openWeatherCurrent,
  recordedAnswer,
} from '../../weather/weather-answers'

const never = new AbortController().signal
const shards: Record<string, unknown> = {
  '/cities/d.json': { format: 1, states: ['Delhi'], cities: [['Delhi', 0, 28.65, 77.23]] },
  '/cities/b.json': {
    format: 1,
    states: ['Chhattisgarh', 'Himachal Pradesh'],
    cities: [
      ['Bilaspur', 0, 22.08, 82.16],
      ['Bilaspur', 1, 31.33, 76.76],
    ],
  },
  '/cities/p.json': { format: 1, states: [], cities: [] },
}
const openMeteo: Record<string, unknown> = {
  '/v1/forecast': openMeteoForecast,
  '/v1/search': openMeteoPlaces,
  '/v1/air-quality': openMeteoAir,
}
const openWeather: Record<string, unknown> = {
  '/data/2.5/weather': openWeatherCurrent,
  '/data/2.5/forecast': openWeatherAhead,
  '/data/2.5/air_pollution/history': openWeatherAir,
  '/geo/1.0/direct': [{ name: 'Paris', lat: 48.85, lon: 2.35, country: 'FR' }],
}

interface Answer {
  status?: number
  body: unknown
}
const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'body' in value

/** Puts a question to the lookups of a service that answers each path so; gives what was asked of it, too. */
async function ask(
  question: string,
  paths: Record<string, unknown>,
  provider: WeatherSetting['provider'] = 'open-meteo',
) {
  let asked: string[] = []
  let answer: unknown
  await withService(
    (request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://x')
      const found = { ...shards, ...paths }[pathname]
      const { status = 200, body } = isAnswer(found)
        ? found
        : { status: found === undefined ? 404 : 200, body: found }
      response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body ?? null))
    },
    async (service) => {
      const setting = {
        provider,
        key: provider === 'openweather' ? 'KEY' : null,
        address: service.address,
        geocodingAddress: null,
      }
      answer = await weatherLookups(setting, { root: `${service.address}/cities`, now: () => 0 })
        .weather(question, never)
        .catch((fault: unknown) => fault)
      asked = service.asked.map(decodeURIComponent)
    },
  )
  return { answer, asked: asked.filter((path) => !path.startsWith('/cities/')) }
}

describe('the weather of a listed city', () => {
  it('is asked for by its coordinates, without a search', async () => {
    const { answer, asked } = await ask('delhi', openMeteo)
    expect(answer).toMatchObject({
      kind: 'found',
      others: [],
      forecast: {
        place: { name: 'Delhi', country: 'India' },
        now: { temperatureC: 24.6 },
        air: { index: 250 },
      },
    })
    expect(asked.map((path) => path.split('?')[0]).sort()).toEqual(['/v1/air-quality', '/v1/forecast'])
    const query = new URLSearchParams(asked.find((path) => path.startsWith('/v1/forecast'))!.split('?')[1])
    expect(Object.fromEntries(query)).toMatchObject({
      latitude: '28.65',
      longitude: '77.23',
      timezone: 'auto',
      forecast_days: '7',
    })
  })

  it('names the other cities of that name', async () => {
    const { answer } = await ask('Bilaspur', openMeteo)
    expect(answer).toMatchObject({
      forecast: { place: { region: 'Chhattisgarh' } },
      others: [{ region: 'Himachal Pradesh' }],
    })
  })

  it('comes without the air when only that fails', async () => {
    const { answer } = await ask('Delhi', { ...openMeteo, '/v1/air-quality': { status: 500, body: 'x' } })
    expect(answer).toMatchObject({ kind: 'found', forecast: { air: null } })
  })

  it('is searched for when the list cannot be read', async () => {
    const { answer, asked } = await ask('Delhi', { ...openMeteo, '/cities/d.json': { format: 9 } })
    expect(answer).toMatchObject({ forecast: { place: { name: 'Paris' } } })
    expect(asked[0]).toBe('/v1/search?name=Delhi&count=6&language=en&format=json')
  })
})

describe('the weather of another place', () => {
  it('is that of the first place found', async () => {
    const { answer } = await ask('Paris', openMeteo)
    expect(answer).toMatchObject({
      forecast: { place: { country: 'France' } },
      others: [{ country: 'United States' }],
    })
  })
  it('is narrowed by what follows the comma', async () => {
    const { answer } = await ask('Paris, Texas', openMeteo)
    expect(answer).toMatchObject({ forecast: { place: { region: 'Texas' } }, others: [] })
  })
  it.each([
    [
      'the service knows no such place',
      'Paris',
      {
        ...openMeteo,
        '/v1/search': recordedAnswer('openmeteo-geocoding-empty.success') ?? { generationtime_ms: 1 },
      },
    ],
    ['the place lies elsewhere', 'Paris, Bihar', openMeteo],
    ['the name is all commas', ', ,', openMeteo],
  ])('is not found when %s', async (_, question, paths) => {
    expect((await ask(question, paths)).answer).toEqual({ kind: 'notFound' })
  })
})

describe('OpenWeather', () => {
  it('is asked for the present, the days and the air of the last day, with the key', async () => {
    const { answer, asked } = await ask('Delhi', openWeather, 'openweather')
    expect(answer).toMatchObject({ kind: 'found', forecast: { stepHours: 3, air: { index: 250 } } })
    expect(asked.sort()).toEqual([
      '/data/2.5/air_pollution/history?lat=28.65&lon=77.23&start=1795168800&end=1795255200&appid=KEY',
      '/data/2.5/forecast?lat=28.65&lon=77.23&units=metric&appid=KEY',
      '/data/2.5/weather?lat=28.65&lon=77.23&units=metric&appid=KEY',
    ])
  })
  it('finds other places by its own search', async () => {
    const { answer } = await ask('Paris', openWeather, 'openweather')
    expect(answer).toMatchObject({ forecast: { place: { name: 'Paris', country: 'France' } } })
  })
  it('with "city not found" knows no such place', async () => {
    const body = recordedAnswer('openweather-404.error') ?? { cod: '404', message: 'city not found' }
    const paths = { ...openWeather, '/data/2.5/weather': { status: 404, body } }
    expect((await ask('Delhi', paths, 'openweather')).answer).toEqual({ kind: 'notFound' })
  })
  it.each([
    ['a number', recordedAnswer('openweather-401.error') ?? { cod: 401, message: 'Invalid API key.' }],
    ['a text', { cod: '401', message: 'Invalid API key.' }],
  ])('that refuses with status 200 and %s as its code has refused', async (_, body) => {
    const { answer } = await ask('Delhi', { ...openWeather, '/data/2.5/weather': body }, 'openweather')
    expect(answer).toMatchObject({ status: 401 })
  })
})

describe('a fault', () => {
  it('of the search is reported', async () => {
    const body = recordedAnswer('openmeteo-geocoding.error') ?? { error: true, reason: 'Parameter count' }
    expect((await ask('Paris', { ...openMeteo, '/v1/search': { status: 400, body } })).answer).toMatchObject({
      status: 400,
    })
    expect((await ask('Paris', { ...openMeteo, '/v1/search': body })).answer).toMatchObject({ status: 400 })
  })
  it('is not a question that was given up', async () => {
    await withService(
      () => {},
      async ({ address }) => {
        const given = new AbortController()
        const setting = { provider: 'open-meteo', key: null, address, geocodingAddress: null } as const
        const answer = weatherLookups(setting, { root: `${address}/cities`, now: () => 0 }).weather(
          'Delhi',
          given.signal,
        )
        given.abort(new Error('given up'))
        await expect(answer).rejects.toThrow('given up')
      },
    )
  })
})

it('suggests from the list without asking the service', async () => {
  await withService(always(200, JSON.stringify(shards['/cities/b.json'])), async ({ address, asked }) => {
    const found = await weatherLookups(null, { root: address, now: () => 0 }).suggest('bil', never)
    expect(found.map(placeLabel)).toEqual(['Bilaspur, Chhattisgarh', 'Bilaspur, Himachal Pradesh'])
    expect(asked).toEqual(['/b.json'])
  })
})

describe('the setting', () => {
  const nothing = { provider: undefined, key: undefined, address: undefined, geocodingAddress: undefined }
  it('is MET Norway where there is none', () =>
    expect(weatherSetting(nothing)).toMatchObject({ provider: 'met-norway', address: null }))
  it('is missing for OpenWeather without its key', () =>
    expect(weatherSetting({ ...nothing, provider: 'openweather' })).toBeNull())
  it('is read, its address without the slash at the end', () => {
    const own = { provider: 'openweather', key: 'k', geocodingAddress: 'https://g.example' }
    const address = 'https://a.example'
    expect(weatherSetting({ ...own, address: `${address}/` })).toEqual({ ...own, address })
    const free = { provider: 'open-meteo', key: null, address: null, geocodingAddress: null }
    expect(weatherSetting({ ...nothing, provider: 'open-meteo' })).toEqual(free)
  })
  it('stops the build for a provider or an address that is invalid', () => {
    expect(() => weatherSetting({ ...nothing, provider: 'imd' })).toThrow(
      'met-norway or open-meteo or openweather',
    )
    expect(() => weatherSetting({ ...nothing, provider: 'open-meteo', address: 'a.example' })).toThrow(
      'NEXT_PUBLIC_WEATHER_API_URL',
    )
  })
})
