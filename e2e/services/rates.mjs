import { faults, recorded, sendJson } from './answers.mjs'

/** How the service of exchange rates answers, each currency in its own way: see stand-in-services.mjs. */

const latest = '/v6/test-key/latest/'
const dollar = {
  result: 'success',
  time_last_update_unix: 1_779_926_402,
  base_code: 'USD',
  conversion_rates: { USD: 1, AED: 3.6725, EUR: 0.9123, GBP: 0.7821, JPY: 156.42, AUD: 1.5102, CAD: 1.3645 },
}
const rupee = {
  result: 'success',
  base_code: 'INR',
  conversion_rates: { INR: 1, USD: 0.010407415, EUR: 0.0091608758, AED: 0.03822123 },
}
const refusal = (type) => ({ result: 'error', 'error-type': type })

export const ways = {
  [`${latest}USD`]: (response) =>
    sendJson(response, recorded('exchangerate-v6-latest-USD.success.json', dollar)),
  [`${latest}INR`]: (response) =>
    sendJson(response, recorded('exchangerate-v6-latest-INR.constructed.json', rupee)),
  // A refusal with status 200: the body tells.
  [`${latest}JPY`]: (response) =>
    sendJson(response, recorded('exchangerate-v6-invalid-key.error.json', refusal('invalid-key'))),
  [`${latest}CHF`]: faults.givesNoLeave,
}
