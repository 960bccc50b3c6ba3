import { dayInWords } from '@/lib/format/days'
import { gstRates } from '@/lib/rules/gst'
import { rateStanding } from '@/lib/tax/gst-rate-standing'

/** What a rate is today, as far as the slabs were last checked, in a line under its field. */
export function rateNote(percent: number): string {
  const found = rateStanding(percent, gstRates.checkedOn)
  if (found.standing === 'in force') return found.on ? `In force for ${found.on}` : 'In force'
  if (found.standing === 'not a slab') return percent === 0 ? 'Nil rated' : 'Not a general GST rate'
  const tobacco = found.tobaccoUntil ? `; on tobacco until ${dayInWords(found.tobaccoUntil)}` : ''
  return `In force until ${dayInWords(found.lastDay)}${tobacco}`
}
