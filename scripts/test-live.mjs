// npm run test:live: asks the real open services once each. No part of npm test, since it needs a network.
import { register } from 'node:module'
import './constants/set-build-constants.mjs'

const IFSC = 'KKBK0000261'
const PINCODE = '500001'

/** What each service answers, in a line; rejects where the answer has another shape than the pages read. */
async function questions(signal) {
  const { todaysRates } = await import('../lib/lookup/live/todays-rates.ts')
  const { ifscHost, pincodeHost, ratesHosts } = await import('../lib/lookup/live/open-services.ts')
  const { liveIfsc } = await import('../lib/lookup/ifsc/live-ifsc.ts')
  const { livePincodes } = await import('../lib/lookup/pincode/live-pincodes.ts')
  const today = new Date().toISOString().slice(0, 10)
  const ratesOf = async (host) => {
    const { on, rates } = await todaysRates(today, signal, { hosts: [host] })
    return `rates of ${on}, ${Object.keys(rates).length} currencies, 1 USD = ${rates.INR} INR`
  }
  const found = ({ kind }, what) => {
    if (kind !== 'found') throw new Error(`${what} is ${kind}`)
    return `${what} is found`
  }
  return {
    ...Object.fromEntries(ratesHosts.map((host) => [host, () => ratesOf(host)])),
    [ifscHost]: async () => found(await liveIfsc(ifscHost).ask(IFSC, signal), IFSC),
    [pincodeHost]: async () => found(await livePincodes(pincodeHost, 20_000).ask(PINCODE, signal), PINCODE),
  }
}

const isUnreached = ({ kind }) => kind === 'network' || kind === 'timeLimit'

async function main() {
  // Before any module that imports lib.
  register('./directories/typescript-hooks.mjs', import.meta.url)
  const asked = Object.entries(await questions(new AbortController().signal))
  const outcomes = await Promise.allSettled(asked.map(([, ask]) => ask()))
  for (const [place, { status, value, reason }] of outcomes.entries())
    console.log(
      `${status === 'fulfilled' ? 'answers' : 'FAILS'}  ${asked[place][0]}: ${value ?? reason.message}`,
    )
  const faults = outcomes.filter(({ status }) => status === 'rejected').map(({ reason }) => reason)
  if (faults.length === outcomes.length && faults.every(isUnreached))
    return console.log('No service could be reached from this network: nothing was checked')
  if (faults.length > 0) process.exitCode = 1
}

await main()
