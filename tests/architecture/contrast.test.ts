import { readFileSync } from 'node:fs'

const css = readFileSync('app/globals.css', 'utf8')

/** The colours of a theme by their names, as its block of tokens has them. */
function coloursOf(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`\n${selector} {`)).split('}')[0]!
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name!, hex!]),
  )
}

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

const light = coloursOf(':root')
const themes = { light, dark: { ...light, ...coloursOf("[data-theme='dark']") } }
const GROUNDS = ['paper', 'surface', 'sunken']
const on = (names: string[], grounds: string[]) =>
  names.flatMap((name) => grounds.map((ground) => [name, ground] as const))

const TEXT = [
  ...on(['ink', 'ink-soft', 'accent', 'link'], GROUNDS),
  ...on(['good', 'bad', 'warn'], ['paper', 'surface']),
  ['bad', 'bad-wash'],
  ['warn', 'warn-wash'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['accent', 'accent-wash'],
] as const
const CONTROLS_AND_CHARTS = [
  ...on(['line-strong', 'focus'], GROUNDS),
  ...on(['chart-blue', 'chart-orange', 'good', 'ink'], ['surface', 'paper']),
]

describe.each(Object.entries(themes))('in the %s theme', (_, colours) => {
  test.each(TEXT)('text of %s on %s has a contrast of 4.5', (name, ground) => {
    expect(contrast(colours[name]!, colours[ground]!)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(CONTROLS_AND_CHARTS)('%s on %s, of controls, focus and charts, has 3', (name, ground) => {
    expect(contrast(colours[name]!, colours[ground]!)).toBeGreaterThanOrEqual(3)
  })
})

test('the formula gives the ratios that WCAG names', () => {
  expect(contrast('#ffffff', '#000000')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
