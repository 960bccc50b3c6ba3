import { recorded, sendJson } from './answers.mjs'

/**
 * One day's rates of fawazahmed0/exchange-api, to the base that is asked for, after the recorded day of its rupee file.
 */

const sample = { date: '2026-09-29', inr: { usd: 0.010407415, eur: 0.0091608758, aed: 0.03822123 } }

/** @returns {string} the recorded rates as those of `date`, one dollar being `times` as many rupees as then */
function dollarFile(date, times = 1) {
  const { inr } = JSON.parse(recorded('currency-api-inr.success.json', sample))
  const usd = Object.fromEntries(Object.entries(inr).map(([code, rate]) => [code, rate / inr.usd]))
  return JSON.stringify({ date, usd: { ...usd, inr: times / inr.usd } })
}

const ratesFile = '/npm/@fawazahmed0/currency-api@latest/v1/currencies/usd.min.json'
const secondRatesFile = '/v1/currencies/usd.min.json'

/** The first host answers by `way`. */
export const waysOfFirst = (way) => ({ [ratesFile]: way })
export const waysOfSecond = (way) => ({ [secondRatesFile]: way })

export const ratesOf = (date, times) => (response) => sendJson(response, dollarFile(date, times))
