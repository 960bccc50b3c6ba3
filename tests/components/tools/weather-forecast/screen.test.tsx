import { act, render, screen, waitFor, within } from '@testing-library/react'
import { WorkerInPage } from '@/tests/worker-in-page'
import userEvent from '@testing-library/user-event'
import { WeatherForecast } from '@/components/tools/weather-forecast/screen'
import type { WeatherService } from '@/components/tools/weather-forecast/providers'
import { HttpFault, LookupFault } from '@/lib/lookup/lookup-fault'
import type { WeatherAnswer, WeatherLookups } from '@/lib/lookup/weather/weather-lookup'
import type { Place } from '@/lib/weather/city'
import type { Forecast } from '@/lib/weather/forecast'
import { readMetNorway } from '@/lib/weather/read-met-norway'
import { readOpenMeteo, readOpenMeteoAir } from '@/lib/weather/read-open-meteo'
import { readOpenWeather } from '@/lib/weather/read-openweather'
import { compactForecast } from '../../../../e2e/services/met-norway.mjs'
import {
  delhi,
  openMeteoAir,
  openMeteoForecast,
  openWeatherAhead,
  openWeatherCurrent,
} from '../../../lib/weather/weather-answers'

const notice = 'API Key not configured. Please replace placeholder in the code.'
const forecast: Forecast = { ...readOpenMeteo(openMeteoForecast, delhi), air: readOpenMeteoAir(openMeteoAir) }
/** As the shipped list has it. */
const listedDelhi = { ...delhi, region: 'Delhi', country: 'India' as const, district: null, alias: null }
const bilaspur = { ...delhi, name: 'Bilaspur', region: 'Himachal Pradesh' }
const found = (changes: Partial<Forecast> = {}, others: Place[] = []): WeatherAnswer => ({
  kind: 'found',
  forecast: { ...forecast, ...changes },
  others,
})

/** Renders the page at an address, of a site with a service unless stated otherwise. */
function open(
  parts: Partial<WeatherLookups>,
  address = '/weather-forecast',
  provider: WeatherService['provider'] = 'open-meteo',
) {
  history.replaceState(null, '', address)
  localStorage.clear()
  const unasked = () => Promise.reject(new Error('not expected to be asked'))
  const lookups = { suggest: () => Promise.resolve([]), weather: unasked, ...parts }
  render(<WeatherForecast service={{ provider, lookups }} />)
  return userEvent.setup({ delay: null })
}

const answering = (answer: WeatherAnswer) => ({ weather: jest.fn(() => Promise.resolve(answer)) })
const field = () => screen.getByLabelText('City')
const button = () => screen.getByRole('button', { name: 'Search' })
const output = (name: string) => document.querySelector<HTMLOutputElement>(`output[name=${name}]`)!
const whenShown = () => waitFor(() => expect(output('temperature')).toBeInTheDocument())

describe('without a service', () => {
  it('shows the notice, the city of the link and where else to look, and asks nobody', async () => {
    const weather = jest.fn()
    open({ weather }, '/weather-forecast#city=Pune', null)
    expect(screen.getByText(notice)).toHaveClass('text-bad')
    expect(button()).toBeDisabled()
    expect(field()).toHaveValue('Pune')
    expect(await screen.findByRole('link', { name: 'India Meteorological Department' })).toBeVisible()
    expect(weather).not.toHaveBeenCalled()
  })
  it('still misses a city name, and suggests', async () => {
    const user = open({ suggest: () => Promise.resolve([bilaspur]) }, undefined, null)
    await user.type(field(), '{Enter}')
    expect(screen.getByText('Please enter a city name.')).toBeVisible()
    await user.type(field(), 'bil')
    await user.click(await screen.findByRole('option'))
    expect(field()).toHaveValue('Bilaspur, Himachal Pradesh')
  })
})

describe('a search', () => {
  it('for nothing shows a message, until the visitor types', async () => {
    const user = open({})
    expect(screen.getByText('Enter a city to see its weather.')).toBeVisible()
    await user.type(field(), '   {Enter}')
    expect(screen.getByText('Please enter a city name.')).toBeVisible()
    expect(field()).toBeInvalid()
    await user.type(field(), 'P')
    expect(screen.queryByText('Please enter a city name.')).not.toBeInTheDocument()
  })

  it('shows that it is loading, then shows every figure of the present', async () => {
    let answer!: (answer: WeatherAnswer) => void
    const user = open({ weather: () => new Promise((resolve) => (answer = resolve)) })
    await user.type(field(), 'Delhi{Enter}')
    expect(screen.getByText('Loading the weather for Delhi…')).toBeVisible()
    expect(button()).toBeDisabled()
    await act(async () => answer(found()))
    await whenShown()
    const shown = Object.fromEntries(
      [...document.querySelectorAll('output')].map(({ name, dataset, textContent }) => [
        name,
        [dataset['value'], textContent],
      ]),
    )
    expect(shown).toEqual({
      name: ['Delhi', 'Delhi'],
      country: ['India', 'India'],
      temperature: ['24.6', '24.6 °C'],
      description: ['Light rain', 'Light rain'],
      readingTime: ['2026-11-21T15:30+05:30', '3:30 pm, 21 November 2026'],
      feelsLike: ['23.9', '23.9 °C'],
      humidity: ['41', '41%'],
      minimum: ['12.2', '12.2 °C'],
      maximum: ['25.1', '25.1 °C'],
      sunrise: ['2026-11-21T06:48+05:30', '6:48 am'],
      sunset: ['2026-11-21T17:25+05:30', '5:25 pm'],
      windSpeed: ['6.8', '7 km/h'],
      rainChance: ['80', '80%'],
      rainAmount: ['3.4', '3.4 mm'],
      aqi: ['250', '250'],
    })
    expect(button()).toBeEnabled()
    expect(location.hash).toBe('#city=Delhi')
  })

  it('shows seven days, the hours as picture and table, the air, and whose data it is', async () => {
    open(answering(found()), '/weather-forecast?city=Delhi')
    await whenShown()
    const days = within(screen.getByRole('region', { name: 'The next seven days' })).getAllByRole('listitem')
    expect(days).toHaveLength(7)
    expect(days[0]).toHaveTextContent(
      'Today21 NovLight rainRain 80%, 3.4 mm · wind 9 km/h · sun 6:48 am to 5:25 pm',
    )
    expect(days[1]).toHaveTextContent('Sun22 NovClear sky')
    expect(screen.getByRole('img', { name: /^Chart of the hours ahead: warmest 24° at 11 pm/ })).toBeVisible()
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows).toHaveLength(1 + 9)
    expect(rows[1]).toHaveTextContent('Sat 3 pm19.5°11°60%5 km/hClear sky')
    expect(screen.getByText('Poor')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open-Meteo' })).toHaveAttribute(
      'href',
      'https://open-meteo.com/',
    )
    expect(screen.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible()
    expect(screen.getByText('All times are local (UTC+05:30).')).toBeVisible()
  })

  it('reports when there are fewer than seven days', async () => {
    const five = readOpenWeather(openWeatherCurrent, openWeatherAhead, delhi)
    open(
      answering({ kind: 'found', forecast: five, others: [] }),
      '/weather-forecast?city=Delhi',
      'openweather',
    )
    await whenShown()
    expect(screen.getByText('This service forecasts 6 days, not seven.')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Today, every 3 hours' })).toHaveTextContent(
      'The next 24 hours, into tomorrow.',
    )
    expect(screen.getAllByText(/forecast covers part of this day/)).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'OpenWeather' })).toBeVisible()
  })

  it.each<[string, Partial<Forecast>]>([
    ['no present', { now: null }],
    ['nothing but the present', { hours: [], days: [], air: null, aheadSeconds: null }],
    [
      'one temperature all day',
      { hours: forecast.hours.map((hour) => ({ ...hour, temperatureC: 20, rainPercent: null })) },
    ],
  ])('with %s has dashes and no NaN', async (_, changes) => {
    open(answering(found(changes)), '/weather-forecast?city=Delhi')
    await waitFor(() => expect(output('name')).toBeInTheDocument())
    expect(document.body.innerHTML).not.toMatch(/NaN|Infinity|undefined|null/)
  })
})

describe('suggestions', () => {
  const both = [{ ...bilaspur, region: 'Chhattisgarh' }, bilaspur]
  it('are taken with the keyboard, which asks at once', async () => {
    const { weather } = answering(found())
    const user = open({ weather, suggest: () => Promise.resolve(both) })
    await user.type(field(), 'bil')
    expect(await screen.findAllByRole('option')).toHaveLength(2)
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('{ArrowUp}')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('BilaspurHimachal Pradesh')
    expect(field()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { selected: true }).id,
    )
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Chhattisgarh')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(field()).toHaveValue('Bilaspur, Himachal Pradesh')
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
    expect(weather).toHaveBeenCalledTimes(1)
    await whenShown()
  })
  it('close with Escape, which keeps the name as it was typed', async () => {
    const { weather } = answering(found())
    const user = open({ weather, suggest: () => Promise.resolve(both) })
    await user.type(field(), 'bil')
    await screen.findAllByRole('option')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
    await user.keyboard('{Enter}')
    expect(weather).toHaveBeenCalledWith('bil', expect.anything())
    await whenShown()
  })
  it('may fail without a word', async () => {
    const user = open({ suggest: () => Promise.reject(new LookupFault('network', 'x')) })
    await user.type(field(), 'bil')
    expect(field()).toHaveValue('bil')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('without the wanted answer', () => {
  it('a place that nobody knows is named, until the visitor types on', async () => {
    const user = open(answering({ kind: 'notFound' }), undefined, 'met-norway')
    await user.type(field(), 'Paris{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('No place called “Paris” was found.')
    expect(screen.getByText(/Only places in India are covered/)).toBeVisible()
    await user.type(field(), 'x')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('a fault is reported; nothing typed is lost, and trying again asks again', async () => {
    const weather = jest
      .fn<Promise<WeatherAnswer>, [string, AbortSignal]>()
      .mockRejectedValueOnce(new HttpFault(401, 'Invalid API key'))
      .mockResolvedValue(found())
    const user = open({ weather })
    await user.type(field(), 'Delhi{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(/rejected this site’s key/)
    expect(field()).toHaveValue('Delhi')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await whenShown()
    expect(weather).toHaveBeenCalledTimes(2)
  })
})

test.each<[string, unknown, RegExp]>([
  ['no answer', new LookupFault('network', 'x'), /^You are offline. Connect to the internet/],
  ['a time limit', new LookupFault('timeLimit', 'x'), /^You are offline/],
  ['an answer of the service', new HttpFault(500, 'oops'), /HTTP error! status: 500/],
])('on a device without a network the message after %s names what failed', async (_, fault, words) => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open({ weather: () => Promise.reject(fault) }, '/weather-forecast?city=Delhi')
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  network.mockRestore()
})

test('Sun and Moon are not those of a longer name that only begins with what was asked', async () => {
  const asked = jest.spyOn(WorkerInPage.prototype, 'postMessage')
  const suggest = jest.fn(() => Promise.resolve([{ ...listedDelhi, name: 'Parisnagar' }]))
  open(
    { weather: () => Promise.reject(new LookupFault('network', 'x')), suggest },
    '/weather-forecast?city=Paris',
  )
  await screen.findByRole('alert')
  await waitFor(() => expect(suggest).toHaveBeenCalled())
  await act(async () => {})
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})

test('Sun and Moon of a listed city are computed; next to a saved forecast they have names and ids of their own', async () => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-11-21T10:00:00Z') })
  const weather = jest
    .fn<Promise<WeatherAnswer>, [string, AbortSignal]>()
    .mockResolvedValueOnce(found())
    .mockRejectedValue(new LookupFault('network', 'x'))
  const user = open(
    { weather, suggest: () => Promise.resolve([listedDelhi]) },
    '/weather-forecast?city=Delhi',
  )
  await whenShown()
  await user.click(button())
  const sky = within(await screen.findByRole('region', { name: 'Sun and Moon' }, { timeout: 20_000 }))
  // Sunrise and sunset of the almanac of the panchang for that day: tests/lib/panchang.
  expect(sky.getByLabelText('Sunrise').dataset.value).toMatch(/^2026-11-21T06:4\d:\d\d/)
  expect(sky.getByLabelText('Sunset').dataset.value).toMatch(/^2026-11-21T17:2\d:\d\d/)
  expect(sky.getByLabelText('Moonrise')).toBeVisible()
  expect(screen.getByText(/^Saved forecast of/)).toBeVisible()
  const names = [...document.querySelectorAll('output')].map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['sunrise', 'sunriseToday', 'moonsetToday']))
  expect(new Set(names).size).toBe(names.length)
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  jest.useRealTimers()
})

describe('with MET Norway', () => {
  const now = Date.UTC(2026, 10, 21, 10) / 1_000
  const nine = readMetNorway(compactForecast(now * 1_000), delhi, now)
  const answer: WeatherAnswer = { kind: 'found', forecast: nine, others: [] }

  it('shows nine days, rain in millimetres, which days are rough, and the credit', async () => {
    open(answering(answer), '/weather-forecast?city=Delhi', 'met-norway')
    await whenShown()
    const days = within(screen.getByRole('region', { name: 'The next nine days' })).getAllByRole('listitem')
    expect(days).toHaveLength(9)
    expect(days[8]).toHaveTextContent(/6-hourly/)
    expect(screen.getByText(/The actual high may be warmer/)).toBeVisible()
    expect(output('rainAmount')).toHaveAttribute('data-value', '3.2')
    expect(screen.getByText('Maximum for the rest of today')).toBeVisible()
    expect(screen.getByRole('img', { name: /most rain falls after 3:30 pm, 0.8 mm/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'MET Norway' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible()
    expect(screen.getByText(/calculated on your device/)).toBeVisible()
  })

  it('shows the saved forecast with its age while it is asked again, and with the city at IMD after it failed', async () => {
    let fail!: (fault: Error) => void
    const weather = jest
      .fn<Promise<WeatherAnswer>, [string, AbortSignal]>()
      .mockResolvedValueOnce(answer)
      .mockReturnValue(new Promise((_, reject) => (fail = reject)))
    jest.useFakeTimers({ advanceTimers: true, now: new Date(now * 1_000) })
    const user = open({ weather }, '/weather-forecast?city=delhi', 'met-norway')
    await whenShown()
    jest.setSystemTime(new Date((now + 3 * 3_600 + 120) * 1_000))
    await user.click(button())
    const saved = /^Saved forecast of 3:30 pm, 21 November 2026.* It is 3 hours old\.$/
    expect(await screen.findByText(saved)).toBeVisible()
    expect(screen.getByText(/^Loading the weather for/)).toBeVisible()
    await act(async () => fail(new LookupFault('network', 'x')))
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not reach the weather service')
    expect(screen.getByText(saved)).toBeVisible()
    expect(screen.getByRole('link', { name: 'India Meteorological Department, Delhi' })).toHaveAttribute(
      'href',
      'https://city.imd.gov.in/citywx/city_weather.php?id=42182',
    )
    expect(screen.queryByText('Today')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Delete saved forecasts' }))
    expect(screen.queryByText(/^Saved forecast/)).not.toBeInTheDocument()
    expect(localStorage.getItem('weatherForecasts')).toBeNull()
    jest.useRealTimers()
  })

  it('works where the browser blocks storage', async () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    open(answering(answer), '/weather-forecast?city=Delhi', 'met-norway')
    await whenShown()
    expect(blocked).toHaveBeenCalled()
    blocked.mockRestore()
  })
})

it('a link asks at once, its fragment wins, and another place of the same name is one tap away', async () => {
  const weather = jest.fn(() => Promise.resolve(found({}, [bilaspur])))
  const user = open({ weather }, '/weather-forecast?city=Pune#city=%20Bilaspur%20')
  await whenShown()
  expect(weather).toHaveBeenCalledWith('Bilaspur', expect.anything())
  expect(field()).toHaveValue('Bilaspur')
  await user.click(await screen.findByRole('button', { name: 'Bilaspur, Himachal Pradesh' }))
  expect(weather).toHaveBeenLastCalledWith('Bilaspur, Himachal Pradesh', expect.anything())
  expect(location.hash).toBe('#city=Bilaspur%2C+Himachal+Pradesh')
  await whenShown()
})

it('a city that is often asked for is one tap away', async () => {
  const { weather } = answering(found())
  const user = open({ weather })
  await user.click(
    within(screen.getByRole('list', { name: 'Popular cities' })).getByRole('button', { name: 'Delhi' }),
  )
  await whenShown()
  expect(field()).toHaveValue('Delhi')
  expect(screen.getByRole('region', { name: 'Result' })).toHaveFocus()
})
