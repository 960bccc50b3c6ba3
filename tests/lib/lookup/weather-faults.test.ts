import type { RequestListener, ServerResponse } from 'node:http'
import { faultWords } from '@/components/tools/weather-forecast/no-forecast'
import { weatherLookups } from '@/lib/lookup/weather/weather-lookup'
import type { WeatherProvider } from '@/lib/lookup/weather/weather-source'
import { faults } from '../../../e2e/services/answers.mjs'
import { ways as metNorway } from '../../../e2e/services/met-norway.mjs'
import { ways as openMeteo } from '../../../e2e/services/open-meteo.mjs'
import { ways as openWeather } from '../../../e2e/services/openweather.mjs'
import { withService } from './local-service'

/** Each provider as the simulated services play it, over HTTP, with twelve ways to fail. */

const never = new AbortController().signal
const cities = {
  format: 1,
  states: ['Delhi', 'Tamil Nadu'],
  cities: [
    ['Delhi', 0, 28.651239, 77.23],
    ['Dindigul', 1, 11.01, 76.97],
  ],
}

type Ways = Record<string, ((response: ServerResponse, url: URL, request: unknown) => unknown) | undefined>
const providers: Record<WeatherProvider, Ways> = {
  'met-norway': metNorway,
  'open-meteo': openMeteo,
  openweather: openWeather,
}
const names = Object.keys(providers) as WeatherProvider[]

/** The list of cities as shipped, then the provider, or the way in which it fails. */
function site(ways: Ways, fault?: (response: ServerResponse) => unknown): RequestListener {
  return (request, response) => {
    const url = new URL(request.url ?? '', 'http://service')
    const way = ways[url.pathname]
    if (url.pathname === '/cities/d.json') response.end(JSON.stringify(cities))
    else if (fault) fault(response)
    else if (way) way(response, url, request)
    else response.writeHead(404).end()
  }
}

const lookupsOf = (provider: WeatherProvider, address: string) =>
  weatherLookups(
    { provider, key: provider === 'openweather' ? 'k' : null, address, geocodingAddress: null },
    { root: `${address}/cities`, now: Date.now },
  )

const messages: [what: string, fault: (response: ServerResponse) => unknown, words: RegExp][] = [
  ['breaks off', faults.breaksOff, /Could not reach/],
  ['is busy', faults.isBusy, /HTTP error! status: 503/],
  ['has had enough', faults.hasHadEnough, /too many requests/],
  ['refuses the site', faults.refuses, /refused this site’s request|rejected this site’s key/],
  ['rejects the key', faults.rejectsKey, /refused this site’s request|rejected this site’s key/],
  ['is not at the address', faults.isElsewhere, /HTTP error! status: 404/],
  ['is hidden behind a sign-in page', faults.answersHtml, /returned a web page instead/],
  ['answers in another shape', faults.hasAnotherShape, /could not read/],
  ['answers with nothing', faults.answersNothing, /could not read/],
]

describe.each(names)('%s', (provider) => {
  it('answers for a city of the list', async () => {
    await withService(site(providers[provider]), async ({ address }) => {
      const answer = await lookupsOf(provider, address).weather('Delhi', never)
      expect(answer).toMatchObject({ kind: 'found', forecast: { aheadSeconds: 19_800 } })
    })
  })

  it.each(messages)('when it %s', async (_, fault, words) => {
    await withService(site(providers[provider], fault), async ({ address }) => {
      const end = await lookupsOf(provider, address)
        .weather('Delhi', never)
        .catch((error: unknown) => error)
      expect(end).toBeInstanceOf(Error)
      expect(faultWords(end, provider, true)).toMatch(words)
    })
  })

  it('when it never answers', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
    await withService(site(providers[provider], faults.neverAnswers), async ({ address, asked }) => {
      const end = lookupsOf(provider, address)
        .weather('Delhi', never)
        .catch((error: unknown) => error)
      while (asked.every((path) => path.startsWith('/cities')))
        await new Promise((next) => setImmediate(next))
      await jest.advanceTimersByTimeAsync(11_000)
      expect(faultWords(await end, provider, true)).toMatch(/took too long/)
    })
    jest.useRealTimers()
  })
})

describe('MET Norway', () => {
  it('is asked by coordinates of four decimals, and nothing else', async () => {
    await withService(site(metNorway), async ({ address, asked }) => {
      await lookupsOf('met-norway', address).weather('Delhi', never)
      const path = '/weatherapi/locationforecast/2.0/compact?lat=28.6512&lon=77.23'
      expect(asked).toEqual(['/cities/d.json', path])
      await expect(lookupsOf('met-norway', address).weather('Dxxx', never)).resolves.toEqual({
        kind: 'notFound',
      })
      expect(asked.filter((one) => one.startsWith('/weatherapi'))).toHaveLength(1)
    })
  })
  it('is believed when it answers 203, for a product that is being replaced', async () => {
    await withService(site(metNorway), async ({ address }) => {
      const answer = await lookupsOf('met-norway', address).weather('Dindigul', never)
      expect(answer.kind).toBe('found')
    })
  })
  it('fails rather than deny a place when the list does not load', async () => {
    await withService(
      (_, response) => response.writeHead(503).end(),
      async ({ address }) => {
        await expect(lookupsOf('met-norway', address).weather('Delhi', never)).rejects.toThrow('503')
      },
    )
  })
})
