import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { isSupply } from '@/lib/invoicing/document/document'
import { blankDocument } from '@/lib/invoicing/model/blank-document'
import { blankClient } from '@/lib/invoicing/model/blank-party'
import { isDispatch } from '@/lib/invoicing/model/document-groups'
import { ewayBill } from '@/lib/invoicing/returns/eway-bill'
import { ewayBillGaps } from '@/lib/invoicing/returns/eway-gaps'
import { gstr1Json } from '@/lib/invoicing/returns/gstr1-json'
import { type Gstr3b, gstr3b, gstr3bJson } from '@/lib/invoicing/returns/gstr3b'
import { inv01 } from '@/lib/invoicing/returns/inv01'
import { inv01Gaps } from '@/lib/invoicing/returns/inv01-gaps'
import { fitting } from '@/tests/lib/invoicing/returns/fitting'
import { ewayBillFile } from '@/tests/lib/invoicing/returns/eway-schema'
import { gstr1File } from '@/tests/lib/invoicing/returns/gstr1-schema'
import { gstr3bFile } from '@/tests/lib/invoicing/returns/gstr3b-schema'
import { inv01Document } from '@/tests/lib/invoicing/returns/inv01-schema'
import { rowsIn, type TaxedRow } from '@/tests/lib/invoicing/returns/rows-of-gstr1'
import { GSTIN_27, invoice, lines, receipt, registered } from '@/tests/lib/invoicing/sample-documents'

const fitted = {
  gstr1: fitting(gstr1File),
  gstr3b: fitting(gstr3bFile),
  eway: fitting(ewayBillFile),
  inv01: fitting(inv01Document),
}

const business = {
  ...registered,
  name: 'Asha Traders',
  gstin: GSTIN_27,
  address: '12 Laxmi Road\nPune 411030',
}
const at = (name: string, address: string, state: string, gstin = '') => ({
  ...blankClient,
  ...{ name, address, gstin, state: gstin === '' ? state : '' },
})
/** The buyers: firms and consumers of Maharashtra and Karnataka, one of Gujarat, a UN body in Delhi, one abroad. */
const BUYERS = {
  F27: at('Bharat Works', '1 FC Road\nPune 411004', '27', '27AAGCB7383J1Z8'),
  F29: at('Bharat Works', '4 MG Road\nBengaluru 560001', '29', '29AAGCB7383J1Z4'),
  C27: at('Consumer One', 'Karve Road\nPune 411004', '27'),
  C29: at('Consumer Two', 'Brigade Road\nBengaluru 560025', '29'),
  C24: at('Consumer Three', 'CG Road\nAhmedabad 380009', '24'),
  U07: at('UN Office', 'Lodi Estate\nNew Delhi 110003', '07', '0717UNO00154UNU'),
  X: at('Smith Inc', '1 Main Street\nNew York', ''),
} as const

const NOVEMBER = { gstin: GSTIN_27, from: '2026-11-01', to: '2026-11-30' }
const START = { id: '', number: '', date: '2026-11-15', now: 0 }
const blanks = {
  inv: () => invoice(),
  memo: () => blankDocument('cashMemo', START),
  cn: () => blankDocument('creditNote', START),
  dn: () => blankDocument('debitNote', START),
  self: () => blankDocument('selfInvoice', START),
}

/** The words behind the amount. */
const FLAGS: Readonly<Record<string, object>> = {
  lut: { zeroRated: 'withoutTax' },
  sez: { specialZone: true },
  rc: { reverseCharge: true },
  incl: { pricesInclude: true },
  bos: { supply: 'exempt' },
  october: { date: '2026-10-15' },
}

/** 'inv F29 1000@18 lut': kind, buyer, amount and rate, flags. 'adv' is the receipt of an advance, with its tax. */
function documentOf(text: string, place: number): BusinessDocument {
  const [kind, buyer, sum, ...flags] = text.split(' ') as [
    keyof typeof blanks | 'adv',
    keyof typeof BUYERS,
    string,
  ]
  const [amount, rate] = sum.split('@') as [string, string]
  const changes = Object.assign({}, ...(flags as string[]).map((flag) => FLAGS[flag] ?? {})) as object
  const common = {
    ...{ id: text + place, number: `N-${place + 1}`, date: '2026-11-15', business, client: BUYERS[buyer] },
    ...(buyer === 'X' && { placeOfSupply: '96', country: 'USA' }),
    ...changes,
  }
  if (kind === 'adv') return receipt({ ...common, type: 'advance', amount, taxRatePercent: rate })
  const exemption = (flags as string[]).find((flag) => ['nilRated', 'exempt', 'nonGst'].includes(flag))
  const own = lines(`1 × ${amount} @ ${rate}`).map((line) => ({
    ...line,
    ...{ description: 'Chair', hsn: '940360', unit: 'nos' },
    ...(exemption && { exemption: exemption as 'exempt' }),
  }))
  const blank = blanks[kind]()
  const doc = { ...blank, ...common, lines: own } as BusinessDocument
  return isDispatch(doc)
    ? { ...doc, transport: { ...doc.transport, vehicle: 'MH12AB1234', distanceKm: '840' } }
    : doc
}

const SECTIONS = ['b2b', 'b2cl', 'b2cs', 'exp', 'cdnr', 'cdnur', 'at', 'txpd'] as const

/** 'b2b 1000 180': value and tax of each section of GSTR-1, then of each row of GSTR-3B. */
function summary(documents: readonly BusinessDocument[]): string {
  const file = gstr1Json(documents, NOVEMBER) as Record<string, unknown>
  const sections = SECTIONS.flatMap((name) => {
    const rows = rowsIn(file[name], () => true)
    const sumOf = (value: (row: TaxedRow) => number) =>
      Math.round(rows.reduce((sum, row) => sum + row.sign * value(row), 0) * 100) / 100
    const [value, tax] = [
      sumOf(({ txval, ad_amt }) => txval ?? ad_amt!),
      sumOf(({ iamt = 0, camt = 0, samt = 0 }) => iamt + camt + samt),
    ]
    return rows.length > 0 ? [`${name} ${value} ${tax}`] : []
  })
  return [...sections, ...summaryOf(gstr3b(documents, NOVEMBER))].join(', ')
}

function summaryOf({ taxable, zeroRated, inward, ...rest }: Gstr3b): string[] {
  const withTax = (name: string, { taxableMinor, igstMinor, cgstMinor, sgstMinor }: Gstr3b['taxable']) =>
    taxableMinor === 0 ? [] : [`${name} ${taxableMinor / 100} ${(igstMinor + cgstMinor + sgstMinor) / 100}`]
  const alone = (name: string, paise: number) => (paise === 0 ? [] : [`${name} ${paise / 100}`])
  return [
    ...withTax('3.1a', taxable),
    ...withTax('3.1b', zeroRated),
    ...alone('3.1c', rest.exemptPaise),
    ...withTax('3.1d', inward),
    ...alone('3.1e', rest.nonGstPaise),
    ...[...rest.unregistered, ...rest.uin].map(
      ({ place, taxablePaise, igstPaise }) => `3.2 ${place} ${taxablePaise / 100} ${igstPaise / 100}`,
    ),
  ]
}

// Each month by hand: what is sold, and what the sections and rows come to.
test.each<[documents: string, sums: string]>([
  ['inv F29 1000@18', 'b2b 1000 180, 3.1a 1000 180'],
  ['inv F27 1000@5; inv F29 200@40', 'b2b 1200 130, 3.1a 1200 130'],
  ['inv C29 100@5; inv C24 200@18', 'b2cs 300 41, 3.1a 300 41, 3.2 24 200 36, 3.2 29 100 5'],
  // ₹1,00,000 and ₹5,000 of tax are more than one lakh.
  ['inv C29 100000@5', 'b2cl 100000 5000, 3.1a 100000 5000, 3.2 29 100000 5000'],
  ['memo C27 1000@18', 'b2cs 1000 180, 3.1a 1000 180'],
  ['inv C27 100000@5', 'b2cs 100000 5000, 3.1a 100000 5000'],
  // ₹95,000 and ₹4,750 are less.
  ['inv C24 95000@5', 'b2cs 95000 4750, 3.1a 95000 4750, 3.2 24 95000 4750'],
  ['inv X 1000@18; inv X 500@18 lut', 'exp 1500 180, 3.1b 1500 180'],
  ['inv F29 1000@18 sez', 'b2b 1000 180, 3.1b 1000 180'],
  ['inv F29 1000@18 sez lut', 'b2b 1000 0, 3.1b 1000 0'],
  ['inv F27 1000@18 sez', 'b2b 1000 180, 3.1b 1000 180'],
  ['inv F29 1000@18 rc; inv F29 500@18', 'b2b 1500 270, 3.1a 500 90'],
  // 118 with 18 % in it.
  ['inv F29 118@18 incl', 'b2b 100 18, 3.1a 100 18'],
  // 120 with 5 % in it: 5.71 of IGST, 114.29 are left; within the state two heads of 2.86.
  ['inv F29 120@5 incl', 'b2b 114.29 5.71, 3.1a 114.29 5.71'],
  ['inv F27 120@5 incl', 'b2b 114.28 5.72, 3.1a 114.28 5.72'],
  ['inv F29 1000@18; cn F29 100@18', 'b2b 1000 180, cdnr -100 -18, 3.1a 900 162'],
  ['inv F29 1000@18; dn F29 50@18', 'b2b 1000 180, cdnr 50 9, 3.1a 1050 189'],
  ['inv C27 1000@18; cn C27 100@18', 'b2cs 900 162, 3.1a 900 162'],
  ['cn X 100@18', 'cdnur -100 -18, 3.1b -100 -18'],
  ['cn F29 100@18 sez', 'cdnr -100 -18, 3.1b -100 -18'],
  ['cn F29 100@18 rc; inv F29 100@18', 'b2b 100 18, cdnr -100 -18, 3.1a 100 18'],
  ['inv C27 100@0 exempt; inv C29 50@0 nonGst', '3.1c 100, 3.1e 50'],
  ['inv C27 100@0 bos', '3.1c 100'],
  ['inv F29 100@0 bos; inv F29 100@18', 'b2b 100 18, 3.1a 100 18, 3.1c 100'],
  ['inv U07 100@18', 'b2b 100 18, 3.1a 100 18, 3.2 07 100 18'],
  ['adv C27 1180@18', 'at 1000 180, 3.1a 1000 180'],
  ['adv C27 1180@18; inv C27 500@18', 'b2cs 500 90, at 1000 180, 3.1a 1500 270'],
  ['self C27 1000@18', '3.1d 1000 180'],
  ['self C29 1000@5; inv F29 100@18', 'b2b 100 18, 3.1a 100 18, 3.1d 1000 50'],
  ['inv F29 1000@18 october; inv F29 10@18', 'b2b 10 1.8, 3.1a 10 1.8'],
  [
    'inv F27 100@18; inv C29 200@5; inv X 300@18 lut; inv C27 40@0 exempt; cn F27 10@18; adv C27 118@18; self C27 50@18',
    'b2b 100 18, b2cs 200 10, exp 300 0, cdnr -10 -1.8, at 100 18, 3.1a 390 44.2, 3.1b 300 0, 3.1c 40, 3.1d 50 9, 3.2 29 200 10',
  ],
])('%s', (text, expected) => {
  const documents = text.split('; ').map(documentOf)
  expect(summary(documents)).toBe(expected)
  fitted.gstr1(gstr1Json(documents, NOVEMBER))
  fitted.gstr3b(gstr3bJson(gstr3b(documents, NOVEMBER), GSTIN_27, '2026-11'))
  for (const doc of documents) {
    if (isDispatch(doc)) {
      expect(ewayBillGaps(doc)).toEqual([])
      fitted.eway(ewayBill(doc))
    }
    if (!isSupply(doc)) continue
    // Sales to consumers and bills of supply are no e-invoices.
    const gaps = inv01Gaps(doc, 'above5Crore', '2026-11-28')
    expect(gaps).toEqual(
      doc.supply === 'exempt'
        ? ['noTax']
        : doc.client.gstin === '' && doc.placeOfSupply === ''
          ? ['buyerGstin']
          : [],
    )
    if (gaps.length === 0) fitted.inv01(inv01(doc))
  }
})
