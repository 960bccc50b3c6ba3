import { object } from '@/tests/lib/invoicing/returns/fitting'
import { DOCUMENT_NATURES } from '@/lib/invoicing/returns/gstr1-documents'

/**
 * GSTR-1 as the Returns Offline Tool writes it, as a JSON schema.
 *
 * The department gives no open schema. Names and codes: india-compliance, whose files the portal takes
 * (https://github.com/resilient-tech/india-compliance, gst_india/utils/gstr_1), the notes of the-solipsist of
 * 16 April 2026 (https://gist.github.com/the-solipsist/d60d4ec9dea279406916b604555ac21e), gnukhata/gkcore for
 * table 12 in two lists from May 2025 (https://github.com/gnukhata/gkcore), iam-arunfiddler/gstr1-converter
 * for the head of the file.
 */

const list = (items: object) => ({ type: 'array', minItems: 1, items })

const gstin = { type: 'string', pattern: '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][0-9A-Z]Z[0-9A-Z]$' }
/** A UN body or an embassy has another form. */
const buyer = { anyOf: [gstin, { type: 'string', pattern: '^[0-9]{4}[A-Z]{3}[0-9]{5}[UO]N[0-9A-Z]$' }] }
const day = { type: 'string', pattern: '^[0-3][0-9]-[0-1][0-9]-20[0-9]{2}$' }
const number = { type: 'string', pattern: '^[A-Za-z0-9/-]{1,16}$' }
const place = { type: 'string', pattern: '^(0[1-9]|[1-3][0-9]|9[679])$' }
const rate = { enum: [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40] }
/** Rupees with two decimals; below zero where credit notes of the month come to more. */
const rupees = { type: 'number', multipleOf: 0.01 }
const value = { ...rupees, minimum: 0 }
const flag = { enum: ['Y', 'N'] }
const invoiceType = { enum: ['R', 'DE', 'SEWP', 'SEWOP', 'CBW'] }

/** IGST alone, or CGST and SGST. */
const taxed = (required: Record<string, object>, amount: object) => ({
  oneOf: [
    object({ ...required, iamt: amount, csamt: amount }),
    object({ ...required, camt: amount, samt: amount, csamt: amount }),
  ],
})
const detail = taxed({ rt: rate, txval: value }, value)
const items = list(object({ num: { type: 'integer', minimum: 1 }, itm_det: detail }))

const invoice = { inum: number, idt: day, val: value }
const note = { ntty: { enum: ['C', 'D'] }, nt_num: number, nt_dt: day, val: value }
const parties = { pos: place, rchrg: flag, inv_typ: invoiceType }
const kind = { enum: ['INTRA', 'INTER'] }
/** Amendments: the API documents of GSTN have the number and day of what was filed before those of today. */
const filedInvoice = { oinum: number, oidt: day }
const filedNote = { ont_num: number, ont_dt: day }
const exported = (filed: Record<string, object>) =>
  object(
    { ...filed, ...invoice, itms: list(object({ txval: value, rt: rate, iamt: value, csamt: value })) },
    {
      sbpcode: { type: 'string', pattern: '^[A-Z0-9]{6}$' },
      sbnum: { type: 'string', pattern: '^[0-9A-Z]{1,15}$' },
      sbdt: day,
    },
  )

const hsnRow = object({
  num: { type: 'integer', minimum: 1 },
  hsn_sc: { type: 'string', pattern: '^([0-9]{2}){1,4}$' },
  desc: { type: 'string', maxLength: 30 },
  uqc: { type: 'string', pattern: '^([A-Z]{3}|NA)$' },
  qty: { type: 'number', multipleOf: 0.01 },
  rt: rate,
  txval: rupees,
  iamt: rupees,
  camt: rupees,
  samt: rupees,
  csamt: rupees,
})

const advance = list(
  object({
    pos: place,
    sply_ty: kind,
    itms: list(taxed({ rt: rate, ad_amt: value }, value)),
  }),
)

export const gstr1File = object(
  {
    gstin,
    fp: { type: 'string', pattern: '^(0[1-9]|1[0-2])20[0-9]{2}$' },
    version: { type: 'string', pattern: '^GST[0-9.]+$' },
    hash: { const: 'hash' },
  },
  {
    b2b: list(object({ ctin: buyer, inv: list(object({ ...invoice, ...parties, itms: items })) })),
    b2cl: list(object({ pos: place, inv: list(object({ ...invoice, itms: items })) })),
    b2cs: list(
      taxed({ sply_ty: kind, typ: { enum: ['OE', 'E'] }, pos: place, rt: rate, txval: rupees }, rupees),
    ),
    cdnr: list(object({ ctin: buyer, nt: list(object({ ...note, ...parties, itms: items })) })),
    cdnur: list(object({ typ: { enum: ['B2CL', 'EXPWP', 'EXPWOP'] }, ...note, itms: items }, { pos: place })),
    exp: list(
      object({
        exp_typ: { enum: ['WPAY', 'WOPAY'] },
        inv: list(exported({})),
      }),
    ),
    b2ba: list(
      object({ ctin: buyer, inv: list(object({ ...filedInvoice, ...invoice, ...parties, itms: items })) }),
    ),
    b2cla: list(object({ pos: place, inv: list(object({ ...filedInvoice, ...invoice, itms: items })) })),
    b2csa: list(
      object({
        omon: { type: 'string', pattern: '^(0[1-9]|1[0-2])20[0-9]{2}$' },
        ...{ sply_ty: kind, typ: { enum: ['OE', 'E'] }, pos: place },
        itms: list(taxed({ rt: rate, txval: rupees }, rupees)),
      }),
    ),
    cdnra: list(
      object({ ctin: buyer, nt: list(object({ ...filedNote, ...note, ...parties, itms: items })) }),
    ),
    cdnura: list(
      object(
        { typ: { enum: ['B2CL', 'EXPWP', 'EXPWOP'] }, ...filedNote, ...note, itms: items },
        { pos: place },
      ),
    ),
    expa: list(object({ exp_typ: { enum: ['WPAY', 'WOPAY'] }, inv: list(exported(filedInvoice)) })),
    nil: object({
      inv: list(
        object({
          sply_ty: { enum: ['INTRB2B', 'INTRB2C', 'INTRAB2B', 'INTRAB2C'] },
          expt_amt: rupees,
          nil_amt: rupees,
          ngsup_amt: rupees,
        }),
      ),
    }),
    at: advance,
    txpd: advance,
    hsn: {
      oneOf: [object({ data: list(hsnRow) }), object({}, { hsn_b2b: list(hsnRow), hsn_b2c: list(hsnRow) })],
    },
    doc_issue: object({
      doc_det: list(
        object({
          doc_num: { enum: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
          doc_typ: { enum: Object.values(DOCUMENT_NATURES) },
          docs: list(
            object({
              num: { type: 'integer', minimum: 1 },
              from: number,
              to: number,
              totnum: { type: 'integer', minimum: 1 },
              cancel: { type: 'integer', minimum: 0 },
              net_issue: { type: 'integer', minimum: 1 },
            }),
          ),
        }),
      ),
    }),
  },
)
