import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addToCatalogue } from './catalogue.mjs'
import { toolNames } from './names.mjs'
import { pageFile } from './templates/page.mjs'
import { screenFile, screenTestFile } from './templates/screen.mjs'
import { sumFile, sumTestFile } from './templates/sum.mjs'
import { wordsFile } from './templates/words.mjs'

/**
 * Decides what to write for a tool, and writes nothing. Throws with one sentence when the tool, its category or its
 * files do not allow it.
 *
 * @returns {{ write: Map<string, string>, change: Map<string, string>, next: string[] }} new files and changed ones,
 *   by path below `root`
 */
export function planTool(root, args) {
  const categories = categoriesIn(root)
  const planned = plannedTool(root, args, categories)
  const category = planned?.category ?? chosenCategory(args, categories)
  const names = toolNames(args, category, planned?.title)
  const write = new Map([
    [`${names.sumPath}.ts`, sumFile(names)],
    [`tests/${names.sumPath}.test.ts`, sumTestFile(names)],
    [`${names.screenPath}.tsx`, screenFile(names)],
    [`tests/${names.screenPath}.test.tsx`, screenTestFile(names)],
  ])
  const change = new Map()
  if (planned) {
    change.set(planned.pagePath, pageFile(names))
    change.set(planned.wordsPath, planned.liveWords)
  } else {
    write.set(wordsPathOf(args.slug), wordsFile(names))
    write.set(`app/(${category})/${args.slug}/page.tsx`, pageFile(names))
    change.set('content/catalogue.ts', addToCatalogue(read(root, 'content/catalogue.ts'), names))
  }
  refuseExisting(root, write)
  return { write, change, next: nextSteps(names, planned !== null) }
}

const wordsPathOf = (slug) => `content/tools/${slug}.ts`
const read = (root, path) => readFileSync(join(root, path), 'utf8')

/** A category is a route group of app/ that holds tools: `app/(calculators)`. */
function categoriesIn(root) {
  return readdirSync(join(root, 'app'))
    .map((name) => /^\(([a-z-]+)\)$/.exec(name)?.[1])
    .filter(Boolean)
}

/** What stands of a tool whose words and page were written ahead; null for a tool nobody has planned. */
function plannedTool(root, { slug, category }, categories) {
  const wordsPath = wordsPathOf(slug)
  if (!existsSync(join(root, wordsPath))) return null
  const words = read(root, wordsPath)
  if (!words.includes(`status: 'planned'`)) throw new Error(`${slug} is live already (${wordsPath}).`)
  const own = /category: '([a-z-]+)'/.exec(words)?.[1]
  if (!categories.includes(own))
    throw new Error(`${wordsPath} names the category '${own}', which app/ lacks.`)
  if (category && category !== own)
    throw new Error(`${slug} is in ${own}, not in ${category} (${wordsPath}).`)
  const pagePath = `app/(${own})/${slug}/page.tsx`
  if (!existsSync(join(root, pagePath))) throw new Error(`${slug} is planned but has no page at ${pagePath}.`)
  if (!/<ToolPage tool={\w+} \/>/.test(read(root, pagePath)))
    throw new Error(`${pagePath} shows a screen already; nothing was written.`)
  return {
    category: own,
    pagePath,
    wordsPath,
    title: /name: (['"])(.+?)\1,\n\s*title:/.exec(words)?.[2],
    liveWords: words.replace(`status: 'planned'`, `status: 'live'`),
  }
}

function chosenCategory({ slug, category }, categories) {
  const known = `Categories: ${categories.join(', ')}.`
  if (!category) throw new Error(`${slug} has no words yet, so it needs a --category. ${known}`)
  if (!categories.includes(category)) throw new Error(`No category is called '${category}'. ${known}`)
  return category
}

function refuseExisting(root, write) {
  const standing = [...write.keys()].filter((path) => existsSync(join(root, path)))
  if (standing.length)
    throw new Error(`Nothing was written, because this stands already:\n  ${standing.join('\n  ')}`)
}

function nextSteps({ slug, sumPath, screenPath }, wasPlanned) {
  return [
    `Put worked figures and their source into tests/${sumPath}.test.ts. It is red until then: npx jest tests/${sumPath}`,
    `Write the inputs and the formula in ${sumPath}.ts, until it is green.`,
    `Lay out fields, results and working in ${screenPath}.tsx; names of controls and outputs are a public contract.`,
    wasPlanned
      ? `Read content/tools/${slug}.ts against what the tool now does, and set updatedOn.`
      : `Write the words in content/tools/${slug}.ts and move the tool to its place in content/catalogue.ts.`,
    'Run npm run check, then npm test.',
  ]
}
