/** What a tool's files, constants and components are called. One stem names it everywhere. */

const ROOMS = {
  calculators: 'finance',
  'business-tools': 'invoicing',
  'everyday-utilities': 'everyday',
  'india-specific-tools': 'everyday',
}

/** Last words of a slug that say what kind of tool it is, not what it works out. */
const KIND_WORDS =
  /-(calculator|checker|converter|creator|estimator|finder|forecast|generator|guide|maker|tracker)$/

/**
 * @param {{ slug: string, stem?: string, room?: string }} args
 * @returns names as the templates use them; `emi-calculator` has `emiCalculator`, `EmiCalculator`, `emi`, `Emi`
 */
export function toolNames({ slug, stem, room }, category, titleOfWords) {
  const sum = stem ?? slug.replace(KIND_WORDS, '')
  const folder = room ?? ROOMS[category] ?? 'everyday'
  return {
    slug,
    category,
    title: titleOfWords ?? titleOf(slug),
    words: camel(slug),
    screen: pascal(slug),
    sum: camel(sum),
    Sum: pascal(sum),
    sumPath: `lib/${folder}/${sum}`,
    screenPath: `components/tools/${slug}/${slug}`,
  }
}

function camel(name) {
  return name.replace(/-([a-z0-9])/g, (_, first) => first.toUpperCase())
}

function pascal(name) {
  return camel(`-${name}`)
}

function titleOf(slug) {
  return slug
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ')
}
