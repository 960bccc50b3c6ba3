import { createRequire } from 'node:module'

/** Every service a visitor's browser may be told to ask, by the variable that holds its base address. */
const SERVICE_VARIABLES = [
  'NEXT_PUBLIC_PINCODE_API_URL',
  'NEXT_PUBLIC_IFSC_API_URL',
  'NEXT_PUBLIC_EXCHANGE_RATE_API_URL',
  'NEXT_PUBLIC_WEATHER_API_URL',
  'NEXT_PUBLIC_WEATHER_GEOCODING_URL',
]

/** Where each weather provider answers when NEXT_PUBLIC_WEATHER_API_URL names no other place for all of it. */
const WEATHER_ORIGINS = {
  'open-meteo': [
    'https://api.open-meteo.com',
    'https://geocoding-api.open-meteo.com',
    'https://air-quality-api.open-meteo.com',
  ],
  openweather: ['https://api.openweathermap.org'],
}

/** @returns {string[]} the origins of the services configured in `env`; throws on an address that is none. */
export function serviceOrigins(env) {
  const origins = SERVICE_VARIABLES.filter((name) => env[name]).map((name) => originOf(name, env[name]))
  return [...new Set([...origins, ...weatherOrigins(env)])]
}

function weatherOrigins(env) {
  const provider = env.NEXT_PUBLIC_WEATHER_PROVIDER
  if (!provider) return []
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
  return url.origin
}

/** @returns {NodeJS.ProcessEnv} the environment as `next build` sees it, with the project's .env files read in. */
export function buildEnvironment(root) {
  const fromNext = createRequire(createRequire(`${root}/`).resolve('next/package.json'))
  return fromNext('@next/env').loadEnvConfig(root, false, { info() {}, error: console.error }).combinedEnv
}
