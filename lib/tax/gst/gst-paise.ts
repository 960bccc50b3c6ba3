import { toPaise } from '@/lib/money/paise'
import type { GstQuestion, GstSupply } from '@/lib/tax/gst/gst'

/** Whole paise; net and GST are the total, the heads of tax are equal parts of the GST. */
export interface GstSums {
  netPaise: number
  gstPaise: number
  totalPaise: number
}

/** A per cent in the unit in which rates are taken: the least rate from which a price is found is one such unit. */
const PERCENT = 1_000_000_000
const WHOLE = BigInt(100 * PERCENT)

/** A quotient of whole numbers, none below zero, rounded half up. */
const quotient = (over: bigint, under: bigint) => Number((2n * over + under) / (2n * under))

/**
 * One amount with its tax in whole paise, as on an invoice. Each head of tax is rounded to the paisa, half a
 * paisa up, so that CGST and SGST are equal; a price that includes GST stays what it is, and the rest of it is the net
 * amount. A tax that is given stays what it is too. Counted in whole numbers: doubles cannot tell half a paisa of a
 * large amount.
 */
export function gstInPaise({ amount, ratePercent, type }: GstQuestion, supply: GstSupply): GstSums {
  const givenPaise = toPaise(amount)
  const rate = BigInt(Math.round(ratePercent * PERCENT))
  if (type === 'tax') {
    const netPaise = quotient(BigInt(givenPaise) * WHOLE, rate)
    return { netPaise, gstPaise: givenPaise, totalPaise: netPaise + givenPaise }
  }
  const heads = supply === 'other' ? 1 : 2
  const whole = type === 'inclusive' ? WHOLE + rate : WHOLE
  const gstPaise = heads * quotient(BigInt(givenPaise) * rate, whole * BigInt(heads))
  return type === 'inclusive'
    ? { netPaise: givenPaise - gstPaise, gstPaise, totalPaise: givenPaise }
    : { netPaise: givenPaise, gstPaise, totalPaise: givenPaise + gstPaise }
}

/** The tax of one head: CGST, and as much SGST or UTGST; or IGST. Half of a given tax may end in half a paisa. */
export const headPaise = ({ gstPaise }: GstSums, supply: GstSupply) =>
  supply === 'other' ? gstPaise : gstPaise / 2
