/** @jest-environment node */
import type { Paper } from '@/components/documents/paper/paper'
import { loadPaperWords } from '@/components/documents/paper/load-paper-words'
import { firstLine, inOneLine, SECOND_LINE } from '@/components/documents/paper/paper-words'
import { papersOf } from '@/components/documents/paper/papers-of'
import states from '@/content/hi/names/states.json'
import paperFile from '@/content/hi/paper.json'
import site from '@/content/hi/shared/site.json'
import { gstStates } from '@/lib/rules/gst/gst-states'
import { KINDS } from '@/tests/components/documents/every-kind'
import { HINDI_WORDS } from '@/tests/components/documents/paper/hindi-words'
import { bill } from '@/tests/components/documents/pdf/pdf-files'

const { hindi, both } = HINDI_WORDS
const DEVANAGARI = /[\u0900-\u097f]/

afterEach(() => {
  globalThis.pageLanguage = undefined
})

/** Everything that names something else on a paper. */
const labelsOf = ({ facts, entries, sums, remarks, table, taxes, client, signedBy }: Paper): string[] => [
  ...[facts, entries, sums, remarks].flatMap((all) => all.map(({ label }) => label)),
  ...[table, taxes].flatMap((one) => one?.columns.map(({ heading }) => heading) ?? []),
  client.heading,
  signedBy,
]

/** What is the same in both languages. */
const SAME = /^(HSN\/SAC|GST|[CSI]GST|UTGST)$/

const docs = KINDS.map(([title, doc]) => [title, doc] as const)

test.each(docs)('%s: every label of the Hindi paper is in Hindi', (_title, doc) => {
  for (const paper of papersOf(doc, null, hindi)!) {
    expect(paper.title).toMatch(DEVANAGARI)
    expect(labelsOf(paper).filter((label) => !DEVANAGARI.test(label) && !SAME.test(label))).toEqual([])
    // Nothing typed has these words.
    expect(JSON.stringify(paper)).not.toMatch(/Rupees|November|State:|Maharashtra|Karnataka/)
  }
})

test.each(docs)('%s: a paper in both languages is the English one with Hindi below', (_title, doc) => {
  const english = papersOf(doc)!
  const papers = papersOf(doc, null, both)!
  expect(papers).toHaveLength(english.length)
  papers.forEach((paper, place) => {
    expect(firstLine(paper.title)).toBe(english[place]!.title)
    expect(labelsOf(paper).map((label) => label.replace(/\u2028[^(]*(?= \()|\u2028.*$/, ''))).toEqual(
      labelsOf(english[place]!),
    )
    for (const label of [paper.title, ...labelsOf(paper)].filter((label) => !SAME.test(label)))
      expect(label.split(SECOND_LINE)[1]).toMatch(DEVANAGARI)
    expect(paper.facts.map(({ value }) => value)).toEqual(english[place]!.facts.map(({ value }) => value))
  })
})

test.each(docs)('%s: figures and what was typed are the same in Hindi', (_title, doc) => {
  const english = papersOf(doc)!
  papersOf(doc, null, hindi)!.forEach((paper, place) => {
    const { table, sums, remarks, seller, client, fileStem } = english[place]!
    expect(paper.table?.rows).toEqual(table?.rows)
    expect(paper.sums.map(({ value }) => value)).toEqual(sums.map(({ value }) => value))
    const own = ({ label }: { label: string }) => !/Terms|शर्तें/.test(label)
    expect(paper.remarks.filter(own).map(({ value }) => value)).toEqual(
      remarks.filter(own).map(({ value }) => value),
    )
    expect([paper.seller.name, paper.client.name, paper.fileStem]).toEqual([
      seller.name,
      client.name,
      fileStem,
    ])
  })
})

test.each([
  ['Tax Invoice', 'टैक्स इनवॉइस (Tax Invoice)'],
  ['Bill of Supply', 'बिल ऑफ सप्लाई (Bill of Supply)'],
  ['Delivery Challan', 'डिलीवरी चालान (Delivery Challan)'],
  ['Rent Receipt', 'किराया रसीद'],
])('%s is %s: a name of the law keeps its English', (title, own) => {
  const [, doc] = KINDS.find(([name]) => name === title)!
  expect(inOneLine(papersOf(doc, null, hindi)![0]!.title)).toBe(own)
})

test('an invoice in Hindi names what rule 46 asks for, and its date and amount in Hindi', () => {
  const [paper] = papersOf({ ...bill, reverseCharge: true }, null, hindi)!
  expect(paper!.facts).toEqual([
    { label: 'इनवॉइस नंबर', value: 'INV/26-27/001' },
    { label: 'तारीख', value: '21\u00a0नवंबर 2026' },
    { label: 'देय तारीख', value: '21\u00a0दिसंबर 2026' },
    { label: 'सप्लाई का स्थान (Place of supply)', value: 'कर्नाटक (29)' },
    { label: 'रिवर्स चार्ज (Reverse charge)', value: 'हां (Yes)' },
  ])
  expect(paper!.words).toBe('बारह हजार दो सौ पचास रुपये मात्र')
  expect(paper!.closing).toEqual([
    'टैक्स रिवर्स चार्ज पर पाने वाले को भरना है। (Tax is payable by the recipient on reverse charge.)',
  ])
  expect(paper!.sums.map(({ label }) => label)).toContain('IGST, रिवर्स चार्ज (reverse charge)')
  expect(paper!.remarks.map(({ value }) => value)).toContain('बिल मिलते ही भुगतान करें।')
  expect(paper!.seller.lines).toContain('राज्य: महाराष्ट्र (27)')
})

test('in both languages a label has a second line, and the lines of a party name both in one', () => {
  const [paper] = papersOf(bill, null, both)!
  expect(paper!.title).toBe(`Tax Invoice${SECOND_LINE}टैक्स इनवॉइस`)
  expect(paper!.table!.columns.map(({ heading }) => inOneLine(heading))).toContain('Quantity / मात्रा')
  expect(paper!.seller.lines).toContain('State / राज्य: Maharashtra (27)')
  expect(paper!.words).toBe(
    `Rupees Fourteen Thousand Four Hundred Fifty-Five Only${SECOND_LINE}चौदह हजार चार सौ पचपन रुपये मात्र`,
  )
})

test.each([
  [100, 'एक रुपया मात्र'],
  [1, 'शून्य रुपये और एक पैसा मात्र'],
  [1_23_456_78, 'एक लाख तेईस हजार चार सौ छप्पन रुपये और अठहत्तर पैसे मात्र'],
])('%d paise in words are %s', (paise, words) => expect(hindi.rupees(paise)).toBe(words))

test('the language of the page changes nothing on a paper', () => {
  const paper = JSON.stringify(papersOf(bill))
  globalThis.pageLanguage = {
    lang: 'hi',
    base: '/hi',
    englishOnly: [],
    words: { ...site, Invoice: 'इनवॉइस' },
  }
  expect(JSON.stringify(papersOf(bill))).toBe(paper)
})

test('names of months and states are those of the Hindi pages', () => {
  expect(paperFile.months).toEqual(site['names of months'])
  expect(paperFile.states).toMatchObject(states)
  expect(gstStates.filter(({ name }) => !Object.hasOwn(paperFile.states, name))).toEqual([])
})

test('every place for a value is in the Hindi too', () => {
  for (const [english, own] of Object.entries(paperFile.labels))
    expect([english, own.match(/\{\d\}/g)?.sort()]).toEqual([english, english.match(/\{\d\}/g)?.sort()])
})

test('an English paper asks for no other words', async () => {
  expect((await loadPaperWords('english')).label('Tax Invoice')).toBe('Tax Invoice')
  expect((await loadPaperWords('hindi')).lang).toBe('hi-IN')
  expect((await loadPaperWords('both')).label('Due date')).toBe(`Due date${SECOND_LINE}देय तारीख`)
})
