import { isIfsc } from '@/lib/banking/ifsc'
import { isPan } from '@/lib/identity/pan-shape'
import { isPincode } from '@/lib/postal/pincode'
import type { Query } from '@/lib/questions/query/query'
import { asWhole } from '@/lib/questions/query/understood'
import { vehicleStates } from '@/lib/vehicles/states'
import { controls } from '@/lib/questions/tool-question'

const STATES = vehicleStates.map(({ code }) => code).join('|')
const REGISTRATION = new RegExp(`^(?:${STATES})\\d{1,2}[A-Z]{0,3}\\d{1,4}$`)
/** 'MH12', the transport office of a mark. */
const OFFICE = new RegExp(`^(?:${STATES})\\d{1,2}$`)
const BHARAT_SERIES = /^\d{2}BH\d{4}[A-Z]{1,2}$/
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/

/** Each kind of code: the word next to which it may be, and the tool that reads it. */
const CODES: readonly (readonly [(code: string) => boolean, slug: string, control: string])[] = [
  [isPincode, 'pincode-finder', 'pincode'],
  [isIfsc, 'ifsc-code-finder', 'ifsc'],
  [(code) => GSTIN.test(code), 'pan-card-verification-guide', 'gstin'],
  [isPan, 'pan-card-verification-guide', 'pan'],
  [(code) => REGISTRATION.test(code) || BHARAT_SERIES.test(code), 'vehicle-rc-checker', 'registration'],
]

const AROUND = new RegExp(
  '\\b(?:pin ?code|pin|ifsc|code|micr|gstin|gst|number|no|pan|card|rc|vehicle|owner|bike|car|rto|registration|verification|status|' +
    `for|name|challan|insurance|puc|district|check|verify|details?|of|search|find|${process.env.TYPED_CODE_WORDS})\\b`,
  'g',
)

/** '110001', 'SBIN0000300', 'MH 12 AB 1234', 'KA 05', 'ABCPE1234F', a GSTIN: the tool that reads the code. */
export const codeQuestion = asWhole(({ typed: text }: Query) => {
  const named = text
    .replace(/[^ -~]/g, ' ')
    .replace(AROUND, ' ')
    .trim()
  const code = named.replace(/[\s-]/g, '').toUpperCase()
  if (OFFICE.test(code)) return { slug: 'vehicle-rc-checker', set: {}, answer: null }
  // Two numbers are no pincode: 'gst 18 5000'.
  if (/^\d+ /.test(named) && !/^\d{3} \d{3}$/.test(named) && isPincode(code)) return null
  const found = CODES.find(([isCode]) => isCode(code))
  return found ? { slug: found[1], set: controls({ [found[2]]: code }), answer: null } : null
})
