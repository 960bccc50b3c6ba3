import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import ts from 'typescript'
import { fixedFigures } from '@/tests/content/fixed-figures'

const MONTHS = {
  जनवरी: 'January',
  फरवरी: 'February',
  मार्च: 'March',
  अप्रैल: 'April',
  मई: 'May',
  जून: 'June',
  जुलाई: 'July',
  अगस्त: 'August',
  सितंबर: 'September',
  अक्टूबर: 'October',
  नवंबर: 'November',
  दिसंबर: 'December',
}
const WORDS: Readonly<Record<string, string>> = { ...MONTHS, लाख: 'lakh', करोड़: 'crore' }
const MONTH = `(?:${[...Object.keys(MONTHS), ...Object.values(MONTHS)].join('|')})`
const NUMBER = String.raw`\d(?:[\d,]*\d)?(?:\.\d+)?`
const DAY_OR_MONTH = `(?<!\\d)\\d{1,2}\\s${MONTH}(?:\\s\\d{4})?|${MONTH}\\s\\d{4}`
/** Rupees, percentages, and days or months of a year. */
const FIGURE = new RegExp(
  [`₹\\s?${NUMBER}(?:\\s(?:lakh|crore|लाख|करोड़))?`, `${NUMBER}\\s?(?:%|per cent|प्रतिशत)`, DAY_OR_MONTH].join(
    '|',
  ),
  'gu',
)
const DATE = new RegExp(DAY_OR_MONTH, 'gu')

/** The rupee figures, percentages and dates of a text, as English has them. */
export const figuresIn = (text: string): string[] =>
  (text.match(FIGURE) ?? []).map((figure) =>
    figure.replace(/\s/g, ' ').replace(/\p{Script=Devanagari}+/gu, (word) => WORDS[word] ?? word),
  )

/** Titles and addresses of sources are cited as they are printed, and keywords are what people type. */
const CITED = new Set(['checkedOn', 'keywordsFrom'])

function textsOfSource(source: string): string[] {
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    if (ts.isCallExpression(node) && CITED.has(node.expression.getText())) return
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true))
  return texts
}

/** The keys too: one of a screen is the English sentence in a component. */
const textsOfJson = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value as object).flatMap(([key, inner]) => [key, ...textsOfJson(inner)])

const SOURCES = /^## (?:Sources|स्रोत)$/m
/** Without links and what is computed, such as {figures.rent}; the texts within a table of JSX stay. */
function textsOfMarkdown(source: string): string[] {
  const text = source.replace(/^(?:import|export) .*$/gm, '').replace(/\{[\w.]+\}|\]\([^)]*\)/g, '')
  const [words, sources] = text.split(SOURCES) as [string, string?]
  return sources === undefined ? [words] : [words, withoutDates(sources)]
}

/** The days on which sources were printed and read. */
const withoutDates = (sources: string) => sources.replace(DATE, '')

function textsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  if (file.endsWith('.json')) return textsOfJson(JSON.parse(source))
  return file.endsWith('.mdx') ? textsOfMarkdown(source) : textsOfSource(source)
}

/** The words of `content`; lists of names repeat the words of a row of law, which are their keys. */
export const wordFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'content'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:ts|mdx|json)$/.test(file))
    .filter((file) => !/\/names\//.test(file))

const pageOf = (file: string): string => basename(file).replace(/\.\w+$/, '')

/** The figures of a file that are typed and not named as fixed. */
export function typedFigures(file: string): string[] {
  const fixed = fixedFigures[pageOf(file)] ?? {}
  return textsOf(file)
    .flatMap(figuresIn)
    .filter((figure) => !Object.hasOwn(fixed, figure))
}

/** All figures that are typed into the words of a page, in any language. */
export const allTypedOf = (page: string): Set<string> =>
  new Set(
    wordFiles()
      .filter((file) => pageOf(file) === page)
      .flatMap((file) => textsOf(file).flatMap(figuresIn)),
  )
