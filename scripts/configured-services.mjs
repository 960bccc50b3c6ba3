import { createRequire } from 'node:module'

/**
 * The page that asks each service, by its English address, and the variables that hold the service's base addresses.
 */
const SERVICE_VARIABLES = {
  '/pincode-finder': ['NEXT_PUBLIC_PINCODE_API_URL'],
  '/ifsc-code-finder': ['NEXT_PUBLIC_IFSC_API_URL'],
  // The finder works inside this article.
  '/blog/ifsc-and-upi-safely': ['NEXT_PUBLIC_IFSC_API_URL'],
  '/currency-converter': ['NEXT_PUBLIC_EXCHANGE_RATE_API_URL'],
  '/weather-forecast': ['NEXT_PUBLIC_WEATHER_API_URL', 'NEXT_PUBLIC_WEATHER_GEOCODING_URL'],
}

/** Whom a page asks after a tap, where its variable is not set: lib/lookup/live/open-services.ts. */
const OPEN_ORIGINS = {
  NEXT_PUBLIC_PINCODE_API_URL: ['https://api.postalpincode.in'],
  NEXT_PUBLIC_IFSC_API_URL: ['https://ifsc.razorpay.com'],
  NEXT_PUBLIC_EXCHANGE_RATE_API_URL: ['https://cdn.jsdelivr.net', 'https://latest.currency-api.pages.dev'],
}
/** The pages that ask the open service of rates too, for exports; one that is configured is the converter's alone. */
const DOCUMENT_ROUTES = ['/invoice-generator', '/quotation-generator']

/** The operator's word for a service that is never asked. */
const OFF = 'off'

/** Where each weather provider answers when NEXT_PUBLIC_WEATHER_API_URL names no other place for all of it. */
const WEATHER_ORIGINS = {
  'met-norway': ['https://api.met.no'],
  'open-meteo': [
    'https://api.open-meteo.com',
    'https://geocoding-api.open-meteo.com',
    'https://air-quality-api.open-meteo.com',
  ],
  openweather: ['https://api.openweathermap.org'],
}

/**
 * @returns {Record<string, string[]>} by English route, the origins that its page may ask, in each language, in a site
 * built with `env`; a route that is not named may ask its own host only. Throws on a malformed address.
 */
export function serviceOrigins(env) {
  const routes = Object.entries(SERVICE_VARIABLES).map(([route, names]) => {
    const origins = names.flatMap((name) => originsOf(name, env[name]))
    const all = route === '/weather-forecast' ? [...origins, ...weatherOrigins(env)] : origins
    return [route, [...new Set(all)]]
  })
  const rates = env.NEXT_PUBLIC_EXCHANGE_RATE_API_URL ? [] : OPEN_ORIGINS.NEXT_PUBLIC_EXCHANGE_RATE_API_URL
  routes.push(...DOCUMENT_ROUTES.map((route) => [route, rates]))
  return Object.fromEntries(routes.filter(([, origins]) => origins.length > 0))
}

function originsOf(name, setting) {
  if (!setting) return OPEN_ORIGINS[name] ?? []
  return setting === OFF && name in OPEN_ORIGINS ? [] : [originOf(name, setting)]
}

function weatherOrigins(env) {
  const provider = env.NEXT_PUBLIC_WEATHER_PROVIDER || 'met-norway'
  if (!Object.hasOwn(WEATHER_ORIGINS, provider)) {
    const known = Object.keys(WEATHER_ORIGINS).join(' or ')
    throw new Error(`NEXT_PUBLIC_WEATHER_PROVIDER must be ${known}, not "${provider}"`)
  }
  return env.NEXT_PUBLIC_WEATHER_API_URL ? [] : WEATHER_ORIGINS[provider]
}

function originOf(name, address) {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`${name} must be a whole address such as https://api.example.org, not "${address}"`)
  if (url.hostname.includes('*')) throw new Error(`${name} must name one host, not "${address}"`)
  return url.origin
}

/** @returns {NodeJS.ProcessEnv} the environment as `next build` sees it, with the project's .env files read in. */
export function buildEnvironment(root) {
  const fromNext = createRequire(createRequire(`${root}/`).resolve('next/package.json'))
  return fromNext('@next/env').loadEnvConfig(root, false, { info() {}, error: console.error }).combinedEnv
}
