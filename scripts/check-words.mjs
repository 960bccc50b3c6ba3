import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { siteFiles } from './site/site-files.mjs'
import { languageCodes } from './languages.mjs'
import { findClashes, findFaults } from './words/find-faults.mjs'
import { glossaryCheck } from './words/glossary.mjs'
import { sentencesOf } from './words/sentences.mjs'
import { literalIn, pairsOf, paragraphPairs, pairsOfList } from './words/texts.mjs'

/**
 * `npm run check:words`: for each language, sentences without a translation, translations that nothing uses,
 * and words off the language's glossary. A tool counts from the day that both its files are there.
 */

const SOURCES = ['app', 'components', 'content', 'lib']
const TOOL = /^components\/tools\/([^/]+)\//

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

const filesIn = (folder) => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [])

/** @returns {{ shared: Set<string>, byTool: Map<string, Set<string>> }} the sentences of the frame, and of each tool */
function sentencesOfSite() {
  const shared = new Set()
  const byTool = new Map()
  for (const folder of SOURCES)
    for (const file of siteFiles(folder).filter((name) => /\.tsx?$/.test(name))) {
      const path = `${folder}/${file}`
      const slug = TOOL.exec(path)?.[1]
      if (slug && !byTool.has(slug)) byTool.set(slug, new Set())
      for (const sentence of sentencesOf(path)) (slug ? byTool.get(slug) : shared).add(sentence)
    }
  return { shared, byTool }
}

/** @returns {Record<string, unknown>} the sentences of the frame, and lists of names by their own */
const sharedWords = (folder) =>
  Object.assign(
    {},
    ...filesIn(join(folder, 'shared')).map(readJson),
    ...filesIn(join(folder, 'names')).map((file) => ({ [basename(file, '.json')]: readJson(file) })),
  )

function faultsOf(code) {
  const folder = join('content', code)
  const { shared, byTool } = sentencesOfSite()
  const words = sharedWords(folder)
  const everywhere = new Set([...shared, ...[...byTool.values()].flatMap((sentences) => [...sentences])])
  const screens = readdirSync(join(folder, 'screens')).map((file) => basename(file, '.json'))
  const tools = readdirSync(join(folder, 'tools')).map((file) => basename(file, '.json'))
  const ofScreens = Object.fromEntries(
    screens.map((slug) => [slug, readJson(join(folder, 'screens', `${slug}.json`))]),
  )
  return [
    ...findClashes(ofScreens),
    ...findFaults({ file: 'shared', words, wanted: shared, known: everywhere }),
    ...screens.flatMap((slug) =>
      findFaults({
        file: `screens/${slug}.json`,
        words: ofScreens[slug],
        wanted: byTool.get(slug) ?? new Set(),
        known: byTool.get(slug) ?? new Set(),
        elsewhere: words,
      }),
    ),
    ...tools
      .filter((slug) => !screens.includes(slug))
      .map((slug) => `tools/${slug}.json: there is no screens/${slug}.json`),
    ...offGlossary(folder),
  ].map((fault) => `${code}/${fault}`)
}

/** What people type may be any word, as keywords may. */
const QUESTION_WORDS = 'question-words.json'

/** Every text of a language, held to its glossary. */
function offGlossary(folder) {
  const check = glossaryCheck(readJson(join(folder, 'glossary.json')))
  const paper = check('paper.json', pairsOfList(readJson(join(folder, 'paper.json')).labels))
  const others = ['shared', 'screens', 'names', 'tools', 'pages', 'blog'].flatMap((part) =>
    filesIn(join(folder, part))
      .filter((file) => basename(file) !== QUESTION_WORDS)
      .flatMap((file) =>
        check(`${part}/${basename(file)}`, textsOf(file, join('content', part, basename(file)))),
      ),
  )
  return [...paper, ...others]
}

/** The English of a page, a tool or an article is in a file of the same name, that of a sentence is its key. */
function textsOf(file, english) {
  if (file.endsWith('.mdx')) return paragraphPairs(readFileSync(english, 'utf8'), readFileSync(file, 'utf8'))
  const source = english.replace(/json$/, 'ts')
  return existsSync(source)
    ? pairsOf(literalIn(readFileSync(source, 'utf8')), readJson(file))
    : pairsOfList(readJson(file))
}

const faults = languageCodes().flatMap(faultsOf)
console.log(faults.join('\n') || 'Every sentence is translated, and none is left over')
if (faults.length) process.exitCode = 1
