import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import { fieldProblems } from '@/lib/invoicing/tax/field-problems'
import { blankBusiness, blankClient } from '@/lib/invoicing/model/blank-party'
import type { Turnover } from '@/lib/invoicing/model/saved-documents'
import {
  between,
  GSTIN_27,
  GSTIN_29,
  invoice,
  lines,
  quotation,
  receipt,
} from '@/tests/lib/invoicing/sample-documents'

type Others = Parameters<typeof fieldProblems>[1]['others']

function problems(doc: BusinessDocument, others: Others = [], turnover: Turnover = 'upTo5Crore') {
  const { lines: cellProblems, ...fields } = fieldProblems(doc, { others, today: '2026-11-21', turnover })
  const found = Object.entries(fields).flatMap(([name, problem]) =>
    problem ? [`${name}: ${problem.kind}`] : [],
  )
  const inLines = [...cellProblems].flatMap(([id, cells]) =>
    Object.entries(cells).map(([cell, problem]) => `${id}.${cell}: ${problem.kind}`),
  )
  return [...found, ...inLines]
}

const line = (changes: Partial<DocumentLine>) => [{ ...lines('1 × 100')[0]!, ...changes }]
const registered = { client: { ...blankClient, gstin: GSTIN_29 } }

test.each<[string, Partial<Invoice>, string[]]>([
  ['a sound invoice', { lines: line({ hsn: '9403' }), ...registered }, []],
  ['a number of 17 characters', { number: 'INV/2026-27/00001' }, ['number: numberLength']],
  ['a space in the number', { number: 'INV 1' }, ['number: numberCharacters']],
  ['a date before GST', { date: '2017-06-30' }, ['date: beforeGst']],
  ['a date of tomorrow', { date: '2026-11-22' }, ['date: futureDate']],
  ['2 digits of HSN to a registered buyer', { lines: line({ hsn: '94' }), ...registered }, ['1.hsn: hsnDigits']],
  ['2 digits to a consumer', { lines: line({ hsn: '94' }) }, []],
  ['2 digits in March 2021', { date: '2021-03-31', lines: line({ hsn: '94', taxRatePercent: '18' }), ...registered }, []],
  ['5 digits', { lines: line({ hsn: '94030' }) }, ['1.hsn: hsnForm']],
  ['17%', { lines: line({ taxRatePercent: '17' }) }, ['1.taxRatePercent: unknownRate']],
  ['6% on bricks without input tax credit, as before September 2025', { lines: line({ taxRatePercent: '6' }) }, []],
  ['12% in 2024', { date: '2024-01-01', lines: line({ taxRatePercent: '12' }) }, []],
  ['40% in 2024', { date: '2024-01-01', lines: line({ taxRatePercent: '40' }) }, ['1.taxRatePercent: unknownRate']],
  ['28% in November 2026', { lines: line({ taxRatePercent: '28' }) }, ['1.taxRatePercent: unknownRate']],
  ['28% on tobacco in January 2026', { date: '2026-01-31', lines: line({ taxRatePercent: '28' }) }, []],
  ['any rate without registration', { supply: 'unregistered', lines: line({ taxRatePercent: '17', hsn: '1' }) }, []],
  ['the UIN of a consulate as the client’s', { client: { ...blankClient, gstin: '0717UNO00154UNU' } }, []],
  ['as the own', { business: { ...blankBusiness, gstin: '0717UNO00154UNU' } }, ['businessGstin: otherGstin']],
  ['the number of a marketplace as the client’s', { client: { ...blankClient, gstin: '29AABCF8078M1C8' } }, ['clientGstin: otherGstin']],
  ['the own GSTIN as the client’s', { business: { ...blankBusiness, gstin: GSTIN_27 }, client: { ...blankClient, gstin: GSTIN_27 } }, ['clientGstin: ownGstin']],
  ['a composition dealer to another state', { supply: 'composition', ...between('27', '29') }, ['supply: interStateComposition']],
  ['a composition dealer within the state', { supply: 'composition', ...between('27', '27') }, []],
  ['a seller with a GSTIN as one without registration', { supply: 'unregistered', business: { ...blankBusiness, gstin: GSTIN_27 } }, ['supply: sellerRegistered']],
  ['an invoice-cum-bill of supply to a registered buyer', { supply: 'mixed', ...registered, lines: line({ hsn: '9403' }) }, ['supply: mixedToRegistered']],
])('%s', (_title, changes, expected) => {
  expect(problems(invoice(changes))).toEqual(expected)
}) // prettier-ignore

test('above ₹5 crore of turnover every HSN code has six digits', () => {
  expect(problems(invoice({ lines: line({ hsn: '9403' }) }), [], 'above5Crore')).toEqual(['1.hsn: hsnDigits'])
  expect(problems(invoice({ lines: line({ hsn: '940330' }) }), [], 'above5Crore')).toEqual([])
})

test('each of the twelve numbers of a year of rent counts', () => {
  const pack = receipt({ type: 'rent', amount: '10', month: '2026-04', yearPack: true })
  expect(problems(pack, [{ number: 'RCT-013', date: '2026-05-01' }])).toEqual([])
  expect(problems(pack, [{ number: 'RCT-012', date: '2026-05-01' }])).toEqual(['number: numberUsed'])
})

test('a quotation may have any number and date; its one rate is checked', () => {
  expect(problems(quotation({ number: 'A B', date: '2030-01-01' }))).toEqual([])
  expect(problems(quotation({ taxRatePercent: '17' }))).toEqual(['taxRate: unknownRate'])
})
