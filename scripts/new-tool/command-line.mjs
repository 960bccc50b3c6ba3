import { parseArgs } from 'node:util'

export const usage = `npm run new-tool -- SLUG [options]     such as: npm run new-tool -- sip-calculator --room finance
  --category C   folder of the page below app/, such as calculators; known already for a planned tool
  --stem S       name of the sum; by default the slug without its last word: sip-calculator is sip
  --room R       folder of the sum below lib/; by default finance, invoicing or everyday, after the category
  --dry-run      print what would be written, and write nothing`

const OPTIONS = {
  category: { type: 'string' },
  stem: { type: 'string' },
  room: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
}

/** Reads the arguments. Throws with the usage when one is missing, unknown or not a name of this house. */
export function readArguments(args) {
  const { values, positionals } = parsed(args)
  if (values.help) return { help: true }
  if (positionals.length !== 1) throw new Error(`Give one slug.\n\n${usage}`)
  const [slug] = positionals
  const { category, stem, room } = values
  for (const [what, name] of Object.entries({ slug, stem, room })) checkName(what, name)
  return { slug, category, stem, room, dryRun: values['dry-run'], help: false }
}

function parsed(args) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new Error(`${error.message}\n\n${usage}`, { cause: error })
  }
}

function checkName(what, name) {
  if (name === undefined || /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return
  throw new Error(`The ${what} '${name}' is not in kebab-case: small letters, digits, single hyphens.`)
}
