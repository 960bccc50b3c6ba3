import { parseArgs } from 'node:util'

export const usage = `npm run data directories                         build what is out of date
npm run data -- directories --pincodes FILE      take over a newer list of post offices (TSV or data.gov.in CSV, also .gz)
                       --as-of 2025-11      its month, shown on the page
                       --force              leave out faulty lines, allow it to lose pincodes
npm run data -- directories --ifsc FILE          take over a newer list of bank codes (TSV, also .gz), with the same two options
npm run data -- directories --packages           go back to the npm packages
npm run data -- directories --coverage FILE      measure against this list of post offices (or set NEWER_PINCODE_LIST)`

/** Reads the arguments. Throws with the usage on an unknown one or an invalid month. */
export function readArguments(args) {
  const options = {
    pincodes: { type: 'string' },
    ifsc: { type: 'string' },
    'as-of': { type: 'string' },
    force: { type: 'boolean', default: false },
    packages: { type: 'boolean', default: false },
    coverage: { type: 'string' },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  }
  const { values } = parsed(args, options)
  const asOf = values['as-of'] ?? null
  if (asOf !== null && !/^\d{4}-(0[1-9]|1[0-2])$/.test(asOf))
    throw new Error(`--as-of ${asOf}: write a month as 2025-11`)
  const lists = ['pincodes', 'ifsc', 'packages'].filter((name) => values[name])
  if (lists.length > 1)
    throw new Error(`${lists.map((name) => `--${name}`).join(' and ')} exclude each other`)
  return { ...values, asOf }
}

function parsed(args, options) {
  try {
    return parseArgs({ args, options })
  } catch (error) {
    throw new Error(`${error.message}\n\n${usage}`, { cause: error })
  }
}
