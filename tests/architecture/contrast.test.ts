import { readFileSync } from 'node:fs'

const css = readFileSync('app/tokens.css', 'utf8')
const CATEGORIES = ['calculators', 'business-tools', 'everyday-utilities', 'india-specific-tools']

type Theme = 'light' | 'dark'
type Colours = Readonly<Record<string, string>>

/** The colours that the blocks of these selectors set in a theme, by their names. */
function coloursOf(theme: Theme, hasSelector: (selectors: string) => boolean): Colours {
  const blocks = [...css.matchAll(/(?:^|\n)([^{}]*){([^}]*)}/g)].filter(([, selectors]) =>
    hasSelector(selectors!),
  )
  const pairs = blocks.flatMap(([, , block]) => [
    ...block!.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g),
  ])
  return Object.fromEntries(pairs.map(([, name, light, dark]) => [name!, theme === 'light' ? light! : dark!]))
}

const coloursIn = (theme: Theme, category: string): Colours => ({
  ...coloursOf(theme, (selectors) => selectors.includes(':root')),
  ...coloursOf(theme, (selectors) => selectors.includes(`'${category}'`)),
})

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

const GROUNDS = ['paper', 'surface', 'sunken']
const on = (names: string[], grounds: string[]) =>
  names.flatMap((name) => grounds.map((ground) => [name, ground] as const))

const TEXT = [
  ...on(['ink', 'ink-soft', 'action', 'action-strong', 'accent', 'link'], GROUNDS),
  ...on(['good', 'bad', 'warn'], ['paper', 'surface']),
  ['bad', 'bad-soft'],
  ['warn', 'warn-soft'],
  ...on(['on-accent'], ['action', 'action-strong', 'accent']),
  ...on(['ink', 'accent'], ['accent-soft']),
] as const
const CONTROLS_AND_CHARTS = [
  ...on(['line-strong', 'focus'], GROUNDS),
  ...on(['chart-principal', 'chart-interest', 'chart-third', 'good', 'bad', 'ink'], ['surface', 'paper']),
  // The filled part of a dial against the rest of it, and its ground line.
  ...on(['accent'], ['line']),
]

const cases = (['light', 'dark'] as const).flatMap((theme) =>
  CATEGORIES.map((category) => [theme, category, coloursIn(theme, category)] as const),
)

describe.each(cases)('in the %s theme, on pages of %s', (_, __, colours) => {
  test.each(TEXT)('text of %s on %s has a contrast of 4.5', (name, ground) => {
    expect(contrast(colours[name]!, colours[ground]!)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(CONTROLS_AND_CHARTS)('%s on %s, of controls, focus and charts, has 3', (name, ground) => {
    expect(contrast(colours[name]!, colours[ground]!)).toBeGreaterThanOrEqual(3)
  })
})

test('each category has an accent of its own, in both themes', () => {
  for (const theme of ['light', 'dark'] as const) {
    const accents = CATEGORIES.map((category) => coloursIn(theme, category).accent)
    expect(new Set(accents).size).toBe(CATEGORIES.length)
  }
})

test('the formula gives the ratios that WCAG names', () => {
  expect(contrast('#ffffff', '#000000')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
