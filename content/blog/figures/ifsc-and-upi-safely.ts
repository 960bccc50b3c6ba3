import { bankLetters, branchCharacters, ifscLength, isIfsc, withZeroForO } from '@/lib/banking/ifsc'
import { micrParts } from '@/lib/banking/micr'
import { rupees } from '@/lib/format/numbers'
import { upiLink } from '@/lib/upi/upi-link'

const IFSC = 'SBIN0000300'
const MISTYPED = 'SBINO000300'
const MICR = '400002010'

const SHARE_PERCENT = 85
const MOST = 25_000
const compensated = (loss: number) => Math.min((loss * SHARE_PERCENT) / 100, MOST)

const compensation = [5_000, 20_000, 29_412, 40_000, 50_000].map((loss) => [
  rupees(loss),
  rupees(compensated(loss)),
  rupees(loss - compensated(loss)),
])

const micr = micrParts(MICR)
const parts = [
  ['1 to 4', bankLetters(IFSC), 'The bank: State Bank of India'],
  ['5', IFSC.charAt(4), 'Always zero, kept for later use'],
  ['6 to 11', branchCharacters(IFSC), 'The branch'],
]
const micrRows = [
  ['1 to 3', micr.city, 'The city, as in the first digits of its pincode'],
  ['4 to 6', micr.bank, 'The bank'],
  ['7 to 9', micr.branch, 'The branch'],
]

/** What the words of the article quote; see content/blog/ifsc-and-upi-safely.mdx. */
export const figures = {
  ifsc: IFSC,
  length: ifscLength,
  mistyped: MISTYPED,
  mistypedIsValid: isIfsc(MISTYPED) ? 'a valid' : 'not a valid',
  corrected: withZeroForO(MISTYPED) ?? '',
  link: upiLink({
    vpa: 'sharma.stores@okbank',
    name: 'Sharma Stores',
    amountPaise: 45_000,
    note: 'Bill 118',
  }),
}

export const tables = { parts, micrRows, compensation }
