import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { addToCatalogue } from './catalogue.mjs'
import { addToLinks } from './links.mjs'

/** The folders of scripts/templates. Their files are compiled and linted like any other. */
export const KINDS = ['calculator', 'lookup', 'page']
const TEMPLATES = join(import.meta.dirname, '..', 'templates')
/** Files of the template `page` that all kinds share. */
const SHARED = ['page.tsx', 'words.ts']

/** Tools of other categories have a folder of their own. */
const AREAS = { calculators: 'finance', 'business-tools': 'invoicing' }

/** Last words of a slug that say what kind of tool it is, not what it is about. */
const KIND_WORDS =
  /-(calculator|checker|converter|creator|estimator|finder|forecast|generator|guide|maker|tracker)$/

/** What a template about rupees becomes where numbers of anything are asked. */
const NUMBERS_FOR_RUPEES = [
  [
    "import { AmountField, PercentField } from '@/components/fields/number-field'",
    "import { PercentField } from '@/components/fields/number-field'\nimport { PlainNumberField } from '@/components/fields/plain-number-field'",
  ],
  [/\bamount\b/g, 'number'],
  [/AmountField/g, 'PlainNumberField'],
  [/as: 'rupees'/g, "as: 'number'"],
]

/**
 * Decides what to write for a tool, and writes nothing. Throws with one sentence when the tool, its category or its
 * files do not allow it.
 *
 * @returns {{ files: { path: string, text: string, change: boolean }[], kept: string[], next: string[] }}
 * paths are below
 *   `root`; `kept` are the files of a calculation that is there already
 */
export function planTool(root, args) {
  const planned = plannedTool(root, args.slug)
  const category = categoryOf(root, args, planned)
  const places = placesOf({ ...args, category })
  const title = args.title ?? planned?.title
  const files = templateFiles(args.kind, places, renamings({ ...args, category, title }))
  const kept = calculationThere(root, places)
  const own = [
    ...(planned ? goLive(files, planned) : [...files, catalogueEntry(root, args.slug, category)]),
    ...linksEntry(root, { ...args, category }),
    ...readmeEntry(root),
  ].filter(({ path }) => !kept.includes(path))
  const existing = own.filter(({ path, change }) => !change && existsSync(join(root, path)))
  if (existing.length)
    throw new Error(
      `Nothing was written, because these exist:\n${existing.map(({ path }) => path).join('\n')}`,
    )
  return { files: own, kept, next: nextSteps(root, args, places) }
}

/** A tool may be the second one of its calculation, which is then kept with its test. */
function calculationThere(root, places) {
  const files = [`${places.lib}.ts`, `${places['lib.test']}.ts`]
  return existsSync(join(root, files[0])) ? files : []
}

/** Where each file of a template belongs, without its ending. */
function placesOf({ slug, stem, area, category }) {
  const screens = `components/tools/${slug}`
  const own = stemOf(slug, stem)
  const lib = `lib/${area ?? AREAS[category] ?? own}/${own}`
  return {
    lib,
    'lib.test': `tests/${lib}.test`,
    'browser.spec': `e2e/${slug}.spec`,
    screen: `${screens}/screen`,
    found: `${screens}/found`,
    'screen.test': `tests/${screens}/screen.test`,
    words: `content/tools/${slug}`,
    page: `app/(${category})/${slug}/page`,
  }
}

const stemOf = (slug, stem) => stem ?? slug.replace(KIND_WORDS, '')

function templateFiles(kind, places, rename) {
  const files = new Set([...readdirSync(join(TEMPLATES, kind)), ...SHARED])
  return [...files].sort().map((file) => {
    const [, name, ending] = /^(.+)(\.tsx?)$/.exec(file)
    const path = places[name] + ending
    const text = rename(readFileSync(join(TEMPLATES, SHARED.includes(file) ? 'page' : kind, file), 'utf8'))
    return {
      path,
      text: text
        .replace(/'\.\/([\w-]+)'/g, (_, other) => `'${importPath(path, places[other])}'`)
        .replaceAll("'@/e2e/", "'./"),
      change: false,
    }
  })
}

/** Relative within a folder, from the root otherwise. */
const importPath = (from, to) => (dirname(from) === dirname(to) ? `./${to.split('/').at(-1)}` : `@/${to}`)

const asksNumbers = ({ inputs, category }) =>
  inputs ? inputs === 'numbers' : !['calculators', 'business-tools'].includes(category)

function renamings({ slug, stem, category, title, inputs }) {
  const own = stemOf(slug, stem)
  const pairs = [
    ...(asksNumbers({ inputs, category }) ? NUMBERS_FOR_RUPEES : []),
    [/template-tool/g, slug],
    [/templateTool/g, camel(slug)],
    [/TemplateTool/g, pascal(slug)],
    [/Template Tool/g, (title ?? titleOf(slug)).replaceAll("'", '’')],
    [/templateStem/g, camel(own)],
    [/TemplateStem/g, pascal(own)],
    [/category: '[a-z-]+'/, `category: '${category}'`],
    [/2000-01-01/, new Date().toISOString().slice(0, 10)],
  ]
  return (text) => pairs.reduce((changed, [from, to]) => changed.replace(from, () => to), text)
}

const camel = (name) => name.replace(/-([a-z0-9])/g, (_, first) => first.toUpperCase())
const pascal = (name) => camel(`-${name}`)
const titleOf = (slug) =>
  slug
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ')

const read = (root, path) => readFileSync(join(root, path), 'utf8')

const catalogueEntry = (root, slug, category) => ({
  path: 'content/catalogue.ts',
  text: addToCatalogue(read(root, 'content/catalogue.ts'), {
    slug,
    words: camel(slug),
    isOfCategory: (path) => read(root, `${path.replace('@/', '')}.ts`).includes(`category: '${category}'`),
  }),
  change: true,
})

/** The entry of a tool in the list of links; none for a planned tool whose controls were written down ahead. */
function linksEntry(root, tool) {
  const path = 'docs/links.md'
  const text = read(root, path)
  if (text.includes(`\`/${tool.slug}\``)) return []
  const unit = asksNumbers(tool) ? 'number' : 'rupees'
  return [{ path, text: addToLinks(text, { ...tool, unit }), change: true }]
}

/** The README counts the tools; none where it does not. */
function readmeEntry(root) {
  const path = 'README.md'
  const text = existsSync(join(root, path)) ? read(root, path) : ''
  const counted = text.replace(/\bIt has (\d+) tools\b/, (_, tools) => `It has ${Number(tools) + 1} tools`)
  return counted === text ? [] : [{ path, text: counted, change: true }]
}

/** A tool whose words and page were written ahead; null for a tool nobody has planned. */
function plannedTool(root, slug) {
  const path = `content/tools/${slug}.ts`
  if (!existsSync(join(root, path))) return null
  const words = read(root, path)
  if (!words.includes(`status: 'planned'`)) throw new Error(`${slug} is live already (${path}).`)
  return {
    path,
    words: words.replace(`status: 'planned'`, `status: 'live'`),
    category: /category: '([a-z-]+)'/.exec(words)?.[1],
    title: /name: (['"])(.+?)\1,\n\s*title:/.exec(words)?.[2],
  }
}

/** The words of a planned tool stay, and its page gets the screen. */
const goLive = (files, planned) =>
  files.map((file) => {
    if (file.path === planned.path) return { ...file, text: planned.words, change: true }
    return file.path.startsWith('app/') ? { ...file, change: true } : file
  })

/** A category is a route group of app/ that holds tools: `app/(calculators)`. */
function categoryOf(root, { slug, category }, planned) {
  const categories = readdirSync(join(root, 'app')).flatMap((name) => /^\(([a-z-]+)\)$/.exec(name)?.[1] ?? [])
  const known = `Categories: ${categories.join(', ')}.`
  if (planned && category && category !== planned.category)
    throw new Error(`${slug} is in ${planned.category}, not in ${category}.`)
  const own = planned?.category ?? category
  if (!own) throw new Error(`${slug} has no words yet, so it needs a --category. ${known}`)
  if (!categories.includes(own)) throw new Error(`No category is called '${own}'. ${known}`)
  return own
}

function nextSteps(root, { kind, slug }, places) {
  const area = dirname(places.lib)
  const isPage = kind === 'page'
  const steps = [
    `Replace every TODO of ${places[isPage ? 'screen.test' : 'lib.test']}.ts${isPage ? 'x' : ''} with figures or facts and their source. It is red until then.`,
    isPage ? `Write ${places.screen}.tsx until it is green.` : `Write ${places.lib}.ts until it is green.`,
    ...(isPage || existsSync(join(root, area))
      ? []
      : [
          `${area} is new: add it to LEVELS of .dependency-cruiser.cjs and to the map in docs/architecture.md.`,
        ]),
    'Names of controls and outputs are a public contract: npm run write:links writes them into docs/links.md, where you add what they mean.',
    `Write the words in content/tools/${slug}.ts, and name it in the first lines of README.md.`,
    `Translate them in content/hi/tools/${slug}.json, and what the screen says in content/hi/screens/${slug}.json; add the page to docs/hindi.md. npm run check:words lists what is missing.`,
    ...(kind === 'calculator'
      ? [
          `If its results are figures to compare, add ${slug} to lib/comparison/compared-tools.ts and components/comparison/computations.ts, and its fields and rows to a compared.tsx of its folder.`,
        ]
      : []),
    'What people type into the search with numbers is answered by a part of lib/questions: add it to lib/questions/subjects.ts.',
    `Run npm run test:tool -- ${slug}, then npm test.`,
  ]
  return steps.map((step, place) => `  ${place + 1}. ${step}`)
}
