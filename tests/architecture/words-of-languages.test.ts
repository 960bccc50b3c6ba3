import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** A language is files (docs/decisions/0035-a-language-is-files.md): none of its words are in the code. */
const FOLDERS = ['app', 'components', 'content', 'lib']
const OTHER_LANGUAGE = /^content\/[a-z]{2}\//

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
).filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !OTHER_LANGUAGE.test(file))

/** The texts and expressions of a source file, without its comments and the modules that it imports. */
function literalsOf(file: string): string[] {
  const root = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (
      ts.isLiteralExpression(node) ||
      ts.isTemplateSpan(node) ||
      ts.isTemplateHead(node) ||
      ts.isJsxText(node)
    )
      found.push(ts.isTemplateSpan(node) ? node.literal.text : node.text)
    ts.forEachChild(node, visit)
  }
  visit(root)
  return found
}

const literals = new Map(files.map((file) => [file, literalsOf(file)] as const))

/** What a file has of a script or a language, and why it is no word of a page or a question. */
type Reasons = Readonly<Record<string, string>>

const SCRIPT: Reasons = {
  'lib/name-search/devanagari.ts': 'the letters of the script, by which names are compared',
  'lib/catalogue/search.ts': 'the nasal letters of the script, which are written in several ways',
  'lib/quotes/classical-quotations.ts': 'quotations that the English page shows as they were written',
  'lib/quotes/medieval-quotations.ts': 'quotations that the English page shows as they were written',
  'lib/quotes/modern-quotations.ts': 'quotations that the English page shows as they were written',
  'lib/rules/stamp-duty/sale/sources/states-a-to-h.ts': 'the address of a source',
  'content/tools/digital-visiting-card-maker.ts': 'a name that the English page has as an example',
}

test('no text of the code has a word in Devanagari', () => {
  const having = files.filter((file) =>
    literals.get(file)!.some((text) => /[\u0904-\u0939\u0958-\u0961]/.test(text)),
  )
  expect(having.toSorted()).toEqual(Object.keys(SCRIPT).toSorted())
})

const typedIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, object>>
/** The words of lists, other than those with signs of expressions. */
const wordsIn = (list: unknown): string[] =>
  typeof list === 'string'
    ? list.split(' ').filter((word) => /^[a-z]{2,}$/.test(word))
    : Object.values(list as object).flatMap(wordsIn)

const english = typedIn('content/typed.json')
/** Hindi in Latin letters that is English or a short form too. */
const ALSO_ENGLISH = 'hi hindi jun ka lon main me men tin to'
const allowed = new Set([...wordsIn(english), ...Object.keys(english.questions!), ...wordsIn(ALSO_ENGLISH)])
const romanised = new Set(wordsIn(typedIn('content/hi/typed.json')).filter((word) => !allowed.has(word)))

/** Words of names that the English page shows or of spellings of such names, and what they name. */
const NAMES: Reasons = {
  adha: 'Eid al-Adha',
  deepawali: 'a festival',
  rakshabandhan: 'a festival',
  hoti: 'a festival, Chhoti Holi, as an expression',
  kaal: 'a part of the day, Rahu Kaal',
  rahu: 'a part of the day, Rahu Kaal',
  rashi: 'a sign of the zodiac',
  shubh: 'a kind of muhurat',
  si: 'the units of the SI',
}

/** Words with a full stop in them, as 'mausam.imd.gov.in', and the English 'on a par'. */
const OTHER_WORDS = /\S*\w\.\w\S*|\bon a par\b/g
/** Quotations are in the words of others. */
const isQuotation = (file: string) => file.startsWith('lib/quotes/')

test('no text of the code has a word of Hindi in Latin letters', () => {
  expect(romanised.size).toBeGreaterThan(200)
  const found = files
    .filter((file) => !isQuotation(file))
    .flatMap((file) =>
      literals
        .get(file)!
        .flatMap(
          (text) =>
            text
              .replaceAll(OTHER_WORDS, ' ')
              .replaceAll(/\\[a-z]/gi, ' ')
              .match(/[a-z]+/gi) ?? [],
        )
        .filter((word) => romanised.has(word) && !Object.hasOwn(NAMES, word))
        .map((word) => `${file}: ${word}`),
    )
  expect([...new Set(found)]).toEqual([])
})
