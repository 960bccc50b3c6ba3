import { object } from '@/tests/lib/invoicing/returns/fitting'

/**
 * Tables 3.1 and 3.2 of GSTR-3B as a JSON schema.
 *
 * Names: GSTN, GSTR-3B offline utility, by india-compliance, whose file the portal takes
 * (https://github.com/resilient-tech/india-compliance, gst_india/doctype/gstr_3b_report), and by
 * gattaphani/gst, which has the sample of GSTN's API. Tables of purchases, credit and interest are optional
 * there and not written here.
 */

const value = { type: 'number', minimum: 0, multipleOf: 0.01 }
const places = {
  type: 'array',
  items: object({
    pos: { type: 'string', pattern: '^(0[1-9]|[1-3][0-9]|97|99)$' },
    txval: { ...value, exclusiveMinimum: 0 },
    iamt: value,
  }),
}
const taxed = object({ txval: value, iamt: value, camt: value, samt: value, csamt: value })

export const gstr3bFile = object({
  gstin: { type: 'string', pattern: '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][0-9A-Z]Z[0-9A-Z]$' },
  ret_period: { type: 'string', pattern: '^(0[1-9]|1[0-2])20[0-9]{2}$' },
  sup_details: object(
    {
      osup_det: taxed,
      osup_zero: object({ txval: value, iamt: value, csamt: value }),
      osup_nil_exmp: object({ txval: value }),
      osup_nongst: object({ txval: value }),
    },
    { isup_rev: taxed },
  ),
  inter_sup: object({ unreg_details: places, uin_details: places }),
})
