import { toolBySlug } from '@/content/catalogue'
import { withFigures } from '@/content/figures/filled-words'
import hindiTool from '@/content/hi/tools/electricity-bill-estimator.json'
import hindiNotes from '@/content/hi/names/tariff-notes.json'
import { withWords } from '@/content/translated-tool'
import { writtenTools } from './written-tools'
import { publishedBill, type ElectricityUse } from '@/lib/energy/electricity-published-bill'
import { rupeesFromPaise } from '@/lib/format/numbers'
import { electricityTariffs, type KnownState } from '@/lib/rules/energy/electricity-tariffs'
import { type UnknownTariff, unknownTariffs } from '@/lib/rules/energy/unknown-tariffs'
import { ruleOn } from '@/lib/rules/rule'

const notes: Record<string, string> = hindiNotes
const known = Object.values(electricityTariffs).flatMap(({ values }) => values.map(({ value }) => value))
const unknown = Object.values<UnknownTariff>(unknownTariffs)
const shown = new Set([
  ...known.flatMap(({ order, status }) => [order, status]),
  ...known.map(({ year }) => year).filter((year) => !/^FY 20\d\d-\d\d$/.test(year)),
  ...unknown
    .flatMap(({ supplier, order, status }) => [supplier, order, status])
    .filter((text) => /[a-z]/.test(text)),
  'high',
  'medium',
])

test('what a page shows of each order is there in Hindi, and nothing else is', () => {
  expect(Object.keys(notes).toSorted()).toEqual([...shown].toSorted())
})

/** 'FY 2026-27' has a no-break space in Hindi. */
const figuresIn = (text: string) => (text.match(/₹?\d[\d,.]*\d|₹?\d/g) ?? []).toSorted()

test.each([...shown].filter((text) => !/11:00/.test(text)))('in Hindi the same figures: %s', (text) => {
  expect(figuresIn(notes[text]!)).toEqual(figuresIn(text))
})

const TODAY = '2026-11-28'
const bill = (state: KnownState, units: number, months: number) => {
  const use: ElectricityUse = {
    ...{ units, months, kilowatts: 2, phase: 'single', area: 'urban' },
    ...{ fuelPerUnit: null, fuelPercent: null, other: 0, subsidised: false },
  }
  return publishedBill(ruleOn(electricityTariffs[state], TODAY).value, use)
}
const plain = (paise: number) => rupeesFromPaise(paise).replace(/\.00$/, '')
const charge = (state: KnownState, units: number, name: string) =>
  plain(bill(state, units, 1).charges.find((one) => one.name === name)!.paise)

describe('figures in the answers are those of the tool, in both languages', () => {
  const hindi = withFigures(withWords(writtenTools.get('electricity-bill-estimator')!, hindiTool))
  const answers = [toolBySlug('electricity-bill-estimator'), hindi].map(({ faqs }) =>
    faqs.map(({ answer }) => answer).join('\n'),
  )
  it.each<[string, string]>([
    ['Maharashtra, 150 units', plain(bill('MH', 150, 1).totalPaise)],
    ['its energy charge', charge('MH', 150, 'energyCharge')],
    ['its duty', charge('MH', 150, 'electricityDuty')],
    ['Tamil Nadu, 300 units', plain(bill('TN', 300, 2).totalPaise)],
    ['Tamil Nadu, 500 units', plain(bill('TN', 500, 2).totalPaise)],
    ['Tamil Nadu, 501 units', plain(bill('TN', 501, 2).totalPaise)],
    ['Telangana, energy of 100 units', rupeesFromPaise(25_250)],
    ['Telangana, energy of 101 units', charge('TG', 101, 'energyCharge')],
  ])('%s: %s', (_, figure) => {
    for (const text of answers) expect(text).toContain(figure)
  })

  it('nobody reads that Maharashtra is in dispute or Delhi capped at 10%', () => {
    expect(answers.join()).not.toMatch(/no later order was found|capped at 10%|₹1,545\.70/)
  })
})
