import { object } from '@/tests/lib/invoicing/returns/fitting'

/**
 * The bulk upload file of the e-way bill system as a JSON schema.
 *
 * Lengths, patterns, code lists and what is required: National Informatics Centre, E-way bill API documents,
 * version 1.02, "Generate E-way bill"
 * (https://docs.ewaybillgst.gov.in/apidocs/version1.02/generate-eway-bill.html). Names that differ in the
 * bulk file (transType, actualFromStateCode, actualToStateCode, a number for subSupplyType) and codes as
 * texts: india-compliance, whose files the portal takes (https://github.com/resilient-tech/india-compliance).
 * Which sub-type goes with which document and GSTIN: IRIS GST, "New validation rule based upon combination of
 * supply type and document type"
 * (https://www.irisgst.com/kb/new-validation-rule-based-upon-combination-of-supply-type-and-document-type/).
 */

const gstin = { type: 'string', pattern: '^[0-9]{2}[0-9A-Z]{13}$' }
const day = { type: 'string', pattern: '^[0-3][0-9]/[0-1][0-9]/20[0-9]{2}$' }
const text = (maxLength: number) => ({ type: 'string', maxLength })
/** Rupees with at most two decimals. */
const rupees = { type: 'number', minimum: 0, multipleOf: 0.01 }
const pincode = { type: 'integer', minimum: 100_000, maximum: 999_999 }
const stateCode = { type: 'integer', minimum: 1, maximum: 99 }
const rate = { type: 'number', minimum: 0, maximum: 100 }
const hsn = { type: 'string', pattern: '^([0-9]{4}|[0-9]{6}|[0-9]{8})$' }

const item = object({
  itemNo: { type: 'integer', minimum: 1 },
  productName: text(100),
  productDesc: text(100),
  hsnCode: hsn,
  quantity: { type: 'number', minimum: 0 },
  qtyUnit: { type: 'string', pattern: '^([A-Z]{3}|NA)$' },
  taxableAmount: rupees,
  sgstRate: rate,
  cgstRate: rate,
  igstRate: rate,
  cessRate: rate,
  cessNonAdvol: rate,
})

const bill = object({
  userGstin: gstin,
  supplyType: { const: 'O' },
  subSupplyType: { type: 'integer', enum: [1, 3, 4, 5, 8, 9, 10, 11, 12] },
  subSupplyDesc: text(20),
  docType: { enum: ['INV', 'BIL', 'CHL'] },
  docNo: { type: 'string', pattern: '^[A-Za-z0-9/-]{1,16}$' },
  docDate: day,
  transType: { type: 'integer', enum: [1, 2] },
  fromGstin: gstin,
  fromTrdName: text(100),
  fromAddr1: text(120),
  fromAddr2: text(120),
  fromPlace: text(50),
  fromPincode: pincode,
  fromStateCode: stateCode,
  actualFromStateCode: stateCode,
  toGstin: { anyOf: [gstin, { const: 'URP' }] },
  toTrdName: text(100),
  toAddr1: text(120),
  toAddr2: text(120),
  toPlace: text(50),
  toPincode: pincode,
  toStateCode: stateCode,
  actualToStateCode: stateCode,
  totalValue: rupees,
  cgstValue: rupees,
  sgstValue: rupees,
  igstValue: rupees,
  cessValue: rupees,
  TotNonAdvolVal: rupees,
  OthValue: { type: 'number', multipleOf: 0.01 },
  totInvValue: rupees,
  transMode: { type: 'integer', minimum: 1, maximum: 4 },
  transDistance: { type: 'integer', minimum: 0, maximum: 4_000 },
  transporterName: text(100),
  transporterId: { anyOf: [gstin, { const: '' }] },
  transDocNo: { type: 'string', pattern: '^[A-Za-z0-9/-]{0,15}$' },
  transDocDate: { anyOf: [day, { const: '' }] },
  vehicleNo: { type: 'string', pattern: '^([A-Z0-9]{4,15})?$' },
  vehicleType: { enum: ['R', 'O', ''] },
  mainHsnCode: hsn,
  itemList: { type: 'array', minItems: 1, maxItems: 250, items: item },
})

const when = (subSupplyType: number[], then: Record<string, object>) => ({
  if: { properties: { subSupplyType: { enum: subSupplyType } } },
  then: { properties: then },
})

export const ewayBillFile = object({
  version: { type: 'string', pattern: '^1\\.0\\.\\d{4}$' },
  billLists: {
    type: 'array',
    minItems: 1,
    items: {
      ...bill,
      allOf: [
        when([1, 3], { docType: { enum: ['INV', 'BIL'] } }),
        when([4, 5, 8, 9, 10, 11, 12], { docType: { const: 'CHL' } }),
        when([3], { toGstin: { const: 'URP' }, toStateCode: { const: 99 } }),
        // No place in India; the port of an export is one.
        {
          if: { properties: { actualToStateCode: { const: 99 } } },
          then: { properties: { toPincode: { const: 999_999 } } },
          else: { properties: { toPincode: { maximum: 999_998 } } },
        },
        when([8], { subSupplyDesc: { minLength: 1 } }),
        when([1, 3, 4, 5, 9, 10, 11, 12], { subSupplyDesc: { const: '' } }),
        // The tax of another state's goods is IGST alone.
        {
          if: { properties: { igstValue: { exclusiveMinimum: 0 } } },
          then: { properties: { cgstValue: { const: 0 }, sgstValue: { const: 0 } } },
        },
      ],
    },
  },
})
