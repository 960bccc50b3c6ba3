import { object } from '@/tests/lib/invoicing/returns/fitting'

/**
 * FORM GST INV-01 as a JSON schema, version 1.1.
 *
 * Names, lengths, patterns, bounds and what is required: NIC, e-invoice API, "Generate IRN", schema 1.1
 * (https://einv-apisandbox.nic.in/version1.03/generate-irn.html), with TaxPro GSP's copy of the same
 * (https://gsthelp.charteredinfo.com/e-invoice/json_schema_of_generate_irn.htm). Parts that no document here
 * has (payment, cess, e-commerce, attributes) are left out, so that a name off the list fails. What the
 * portal checks beyond its schema: exports go to URP at 96 with pincode 999999, CGST and SGST exclude IGST.
 */

const text = (minLength: number, maxLength: number) => ({
  type: 'string',
  minLength,
  maxLength,
  pattern: '^[^\\\\"]*$',
})
const matching = (pattern: string) => ({ type: 'string', pattern })
const amount = { type: 'number', minimum: 0, maximum: 999_999_999_999.99, multipleOf: 0.01 }
const total = { type: 'number', minimum: 0, maximum: 99_999_999_999_999.99, multipleOf: 0.01 }
const fine = (maximum: number) => ({ type: 'number', minimum: 0, maximum, multipleOf: 0.001 })
const gstin = matching('^[0-9]{2}[0-9A-Z]{13}$')
const day = matching('^[0-3][0-9]/[0-1][0-9]/20[1-2][0-9]$')
const stateCode = matching('^(?!0+$)[0-9]{1,2}$')
const flag = { enum: ['Y', 'N'] }
const pincode = { type: 'integer', minimum: 100_000, maximum: 999_999 }
const contact = {
  Ph: matching('^[0-9]{6,12}$'),
  Em: { ...matching('^[a-zA-Z0-9+_.-]+@[a-zA-Z0-9.-]+$'), minLength: 6, maxLength: 100 },
}
const address = (placeLength: number) => ({
  Addr1: text(1, 100),
  Loc: text(3, placeLength),
  Pin: pincode,
  Stcd: stateCode,
})
const secondLine = { Addr2: text(3, 100) }

const item = object(
  {
    SlNo: matching('^[0-9]{1,6}$'),
    IsServc: flag,
    HsnCd: matching('^(?!0+$)([0-9]{4}|[0-9]{6}|[0-9]{8})$'),
    UnitPrice: fine(999_999_999_999.999),
    TotAmt: amount,
    AssAmt: amount,
    GstRt: { enum: [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40] },
    TotItemVal: amount,
  },
  {
    PrdDesc: text(3, 300),
    Qty: fine(9_999_999_999.999),
    Unit: matching('^[A-Za-z]{3,8}$'),
    Discount: amount,
    IgstAmt: amount,
    CgstAmt: amount,
    SgstAmt: amount,
    PrdSlNo: text(1, 20),
    BchDtls: object({ Nm: text(3, 20) }),
  },
)

const references = object(
  {},
  {
    PrecDocDtls: {
      type: 'array',
      minItems: 1,
      items: object({ InvNo: matching('^[1-9a-zA-Z][0-9a-zA-Z/-]{1,15}$'), InvDt: day }),
    },
    ContrDtls: { type: 'array', minItems: 1, items: object({ PORefr: text(1, 16) }, { PORefDt: day }) },
  },
)

/**
 * The part for the e-way bill; by NIC's checks a vehicle is of the road alone, and every other way has its document.
 */
const eway = {
  ...object(
    { Distance: { type: 'number', minimum: 0, maximum: 4_000 } },
    {
      TransId: { ...matching('^([0-9]{2}[0-9A-Z]{13})$'), minLength: 15, maxLength: 15 },
      TransName: text(3, 100),
      TransMode: { enum: ['1', '2', '3', '4'] },
      TransDocNo: matching('^([a-zA-Z0-9/-]{1,15})$'),
      TransDocDt: day,
      VehNo: matching('^([A-Z|a-z|0-9]{4,20})$'),
      VehType: { enum: ['O', 'R'] },
    },
  ),
  anyOf: [
    { properties: { TransMode: { const: '1' } }, required: ['TransMode', 'VehNo', 'VehType'] },
    {
      properties: { TransMode: { enum: ['2', '3', '4'] }, VehNo: false },
      required: ['TransMode', 'TransDocNo', 'TransDocDt'],
    },
    { properties: { TransMode: false, VehNo: false }, required: ['TransId'] },
  ],
}

const exported = { properties: { TranDtls: { properties: { SupTyp: { enum: ['EXPWP', 'EXPWOP'] } } } } }
const toAbroad = {
  properties: {
    BuyerDtls: {
      properties: {
        Gstin: { const: 'URP' },
        Pos: { const: '96' },
        Stcd: { const: '96' },
        Pin: { const: 999_999 },
      },
    },
  },
}
const toIndia = { properties: { BuyerDtls: { properties: { Gstin: gstin, Pin: { maximum: 999_998 } } } } }

export const inv01Document = {
  ...object(
    {
      Version: { const: '1.1' },
      TranDtls: object(
        {
          TaxSch: { const: 'GST' },
          SupTyp: { enum: ['B2B', 'SEZWP', 'SEZWOP', 'EXPWP', 'EXPWOP', 'DEXP'] },
        },
        { RegRev: flag, IgstOnIntra: flag },
      ),
      DocDtls: object({
        Typ: { enum: ['INV', 'CRN', 'DBN'] },
        No: matching('^[a-zA-Z1-9][a-zA-Z0-9/-]{0,15}$'),
        Dt: day,
      }),
      SellerDtls: object(
        { Gstin: gstin, LglNm: text(3, 100), ...address(50) },
        { ...secondLine, ...contact },
      ),
      BuyerDtls: object(
        {
          Gstin: matching('^([0-9]{2}[0-9A-Z]{13}|URP)$'),
          LglNm: text(3, 100),
          Pos: stateCode,
          ...address(100),
        },
        { ...secondLine, ...contact },
      ),
      ItemList: { type: 'array', minItems: 1, maxItems: 1_000, items: item },
      ValDtls: object(
        { AssVal: total, TotInvVal: total },
        {
          CgstVal: total,
          SgstVal: total,
          IgstVal: total,
          OthChrg: total,
          RndOffAmt: { type: 'number', minimum: -99.99, maximum: 99.99, multipleOf: 0.01 },
          // Dinars have three decimals.
          TotInvValFc: { type: 'number', minimum: 0, maximum: 99_999_999_999_999.99 },
        },
      ),
    },
    {
      ShipDtls: object({ LglNm: text(3, 100), ...address(100) }, secondLine),
      RefDtls: references,
      EwbDtls: eway,
      ExpDtls: object(
        {},
        {
          ShipBNo: text(1, 20),
          ShipBDt: day,
          Port: matching('^[0-9A-Za-z]{2,10}$'),
          ForCur: matching('^[A-Za-z]{3,16}$'),
          CntCode: matching('^[A-Z]{2}$'),
        },
      ),
    },
  ),
  if: exported,
  then: toAbroad,
  else: toIndia,
}
