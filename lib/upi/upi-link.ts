/** Name, @ and the bank's or app's handle; or the number of an account, and the IFSC code of its branch. */
const VPA = /^[A-Za-z0-9.\-_]{2,256}@(?:[A-Za-z][A-Za-z0-9]{2,64}|[A-Za-z]{4}0[A-Za-z0-9]{6}\.ifsc\.npci)$/i

const LONGEST_NOTE = 50

export const isVpa = (text: string): boolean => VPA.test(text.trim())

interface UpiPayment {
  /** The address of the one who is paid: name@bank. */
  vpa: string
  name: string
  /** Nothing or less leaves the amount to the payer. */
  amountPaise: number
  note: string
}

/**
 * The link that UPI apps read from a QR code.
 * @throws RangeError for a text that is no UPI address
 * Source: NPCI, UPI Linking Specifications, version 1.6
 */
export function upiLink({ vpa, name, amountPaise, note }: UpiPayment): string {
  if (!isVpa(vpa)) throw new RangeError(`'${vpa}' is no UPI address`)
  const parts: [string, string][] = [
    ['pn', name.trim()],
    ['am', amountPaise > 0 ? inRupees(amountPaise) : ''],
    ['cu', 'INR'],
    ['tn', shortened(note, LONGEST_NOTE)],
  ]
  // A space is %20 here: apps show the plus sign of ordinary queries as it is.
  const rest = parts
    .filter(([, text]) => text !== '')
    .map(([key, text]) => `&${key}=${encodeURIComponent(text)}`)
  return `upi://pay?pa=${vpa.trim()}${rest.join('')}`
}

const inRupees = (paise: number) => `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`

/** By characters, not by halves of them: a cut emoji can't be percent-encoded. */
const shortened = (text: string, most: number) => [...text.trim()].slice(0, most).join('')
