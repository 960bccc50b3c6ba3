import { faults, sendJson } from './answers.mjs'

/**
 * MET Norway's Locationforecast 2.0, after its published schema and terms
 * (https://api.met.no/doc/ForecastJSON, https://api.met.no/doc/TermsOfService): it refuses coordinates of
 * five decimals and callers without a name, sends Expires and Last-Modified, answers 304 to who has the
 * newest, and 203 for a product that is being replaced.
 */

const [hour, day] = [3_600_000, 86_400_000]
const hourlyHours = 54
const reachHours = 240

const details = (temperature) => ({
  air_pressure_at_sea_level: 1012.4,
  air_temperature: Math.round(temperature * 10) / 10,
  cloud_area_fraction: 40.2,
  relative_humidity: 41,
  wind_from_direction: 290.3,
  wind_speed: 1.9,
})
const period = (symbol, rain) => ({
  summary: { symbol_code: symbol },
  details: { precipitation_amount: rain },
})

/**
 * A compact answer from the full hour before `now` (milliseconds since 1970): hourly for two days and a quarter, then
 * six-hourly. It is warmest at 15:00 in India, 29.6 °C, and 12 hours later coldest, 9.6 °C; 0.8 mm fall in each of the
 * first four hours.
 */
export function compactForecast(now) {
  const start = Math.floor(now / hour) * hour
  const hourlyEnd = Math.ceil((start + hourlyHours * hour) / (6 * hour)) * 6 * hour
  const times = []
  for (let at = start; at < hourlyEnd; at += hour) times.push(at)
  for (let at = hourlyEnd; at <= start + reachHours * hour; at += 6 * hour) times.push(at)
  const temperature = (at) => 19.6 + 10 * Math.cos((((at + 5.5 * hour) % day) / hour - 15) * (Math.PI / 12))
  const series = times.map((at, place) => {
    const wet = place < 4
    const data = { instant: { details: details(temperature(at)) } }
    if (at < hourlyEnd) data.next_1_hours = period(wet ? 'rainshowers_day' : 'clearsky_day', wet ? 0.8 : 0)
    if (place < times.length - 1) data.next_6_hours = period(wet ? 'rain' : 'fair_day', wet ? 3.2 : 0)
    return { time: new Date(at).toISOString().replace('.000', ''), data }
  })
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [77.23, 28.65, 216] },
    properties: {
      meta: {
        updated_at: new Date(start).toISOString(),
        units: { air_temperature: 'celsius', precipitation_amount: 'mm', wind_speed: 'm/s' },
      },
      timeseries: series,
    },
  }
}

/** By the latitude of the city's row in the shipped list. */
const wayOfLatitude = {
  19.07: faults.breaksOff, // Mumbai
  22.56: faults.isBusy, // Kolkata
  13.09: faults.answersHtml, // Chennai
  17.38: faults.givesNoLeave, // Hyderabad
  12.97: faults.hasHadEnough, // Bengaluru
  18.52: faults.neverAnswers, // Pune
  26.92: faults.refuses, // Jaipur
  23.03: faults.cutsJsonOff, // Ahmedabad
  26.84: faults.hasAnotherShape, // Lucknow
  25.59: faults.answersNothing, // Patna
  21.15: faults.fails, // Nagpur
  26.18: faults.isElsewhere, // Guwahati
}
const beingReplaced = 11.01 // Coimbatore

const tooManyDecimals = (text) => !/^-?\d+(\.\d{1,4})?$/.test(text ?? '')
const openToAll = { 'Access-Control-Allow-Origin': '*' }

/** Answers a question for a place; `now` in milliseconds since 1970. */
function answerForecast(response, url, request, now) {
  const [latitude, longitude] = [url.searchParams.get('lat'), url.searchParams.get('lon')]
  const { origin, referer, 'user-agent': agent, 'if-modified-since': since } = request.headers
  if (request.method !== 'GET') return response.writeHead(405, openToAll).end()
  if (!origin && !referer && !agent) return faults.refuses(response)
  if (tooManyDecimals(latitude) || tooManyDecimals(longitude)) return faults.refuses(response)
  const way = wayOfLatitude[latitude]
  if (way) return way(response)
  const changed = new Date(Math.floor(now / hour) * hour).toUTCString()
  // Delhi may be asked again after six seconds, so that a test can wait for it; the real service asks for half an hour.
  const headers = { ...openToAll, 'Last-Modified': changed, Expires: new Date(now + 6_000).toUTCString() }
  for (const [name, value] of Object.entries({ ...headers, Vary: 'Accept' })) response.setHeader(name, value)
  if (since === changed) return response.writeHead(304).end()
  const text = JSON.stringify(compactForecast(now))
  return sendJson(response, text, Number(latitude) === beingReplaced ? 203 : 200)
}

export const ways = {
  '/weatherapi/locationforecast/2.0/compact': (response, url, request) =>
    answerForecast(response, url, request, Date.now()),
}
