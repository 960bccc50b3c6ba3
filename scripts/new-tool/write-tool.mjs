import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import prettier from 'prettier'
import { KINDS, planTool } from './plan.mjs'

export const USAGE = `npm run new-tool -- SLUG --kind ${KINDS.join('|')} [options]
  such as: npm run new-tool -- hra-calculator --kind calculator --category calculators
  --category C   folder of the page below app/; known already for a planned tool
  --stem S       name of the calculation or the records; by default the slug without its last word
  --area A       folder of it below lib/; by default finance for calculators, invoicing for business tools, else the stem
  --title T      name of the tool as it is shown, such as 'HRA Calculator'; by default the slug's words
  --inputs I     rupees or numbers; by default rupees for calculators and business tools, else numbers
  --dry-run      print what would be written, and write nothing`

/**
 * Writes the files of a tool from scripts/templates, with a test that starts red, and prints what it wrote.
 *
 * @param {string} root the folder of the project
 * @param {string[]} words the arguments, as USAGE has them; throws with one sentence on any other
 * @param {(line: string) => void} print
 */
export async function writeTool(root, words, print) {
  const args = readArguments(words)
  const plan = planTool(root, args)
  // The plugin that sorts class names is looked for in the current folder; the templates are sorted already.
  const style = { ...(await prettier.resolveConfig(import.meta.filename)), plugins: [] }
  for (const { path, text, change } of plan.files) {
    const formatted = await prettier.format(text, { ...style, filepath: path })
    print(args.dryRun ? `── ${path}\n${formatted}` : `  ${change ? 'changed' : 'wrote  '}  ${path}`)
    if (args.dryRun) continue
    mkdirSync(dirname(join(root, path)), { recursive: true })
    // A new file is opened so that it cannot replace one that exists.
    writeFileSync(join(root, path), formatted, { flag: change ? 'w' : 'wx' })
  }
  for (const path of plan.kept) print(`  kept     ${path}`)
  print(args.dryRun ? 'Nothing was written (--dry-run).' : `\nNext:\n${plan.next.join('\n')}`)
}

function readArguments(args) {
  const names = ['kind', 'category', 'stem', 'area', 'title', 'inputs']
  const options = {
    ...Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
    'dry-run': { type: 'boolean', default: false },
  }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  if (positionals.length !== 1) throw new Error('Give one slug.')
  const [slug] = positionals
  for (const [what, name] of Object.entries({ slug, stem: values.stem, area: values.area }))
    if (name !== undefined && !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
      throw new Error(`The ${what} '${name}' is not in kebab-case: small letters, digits, single hyphens.`)
  if (!KINDS.includes(values.kind)) throw new Error(`--kind is one of ${KINDS.join(', ')}.`)
  return { ...values, slug, dryRun: values['dry-run'] }
}
