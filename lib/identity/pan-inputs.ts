import { type PanProblem, readPan } from '@/lib/identity/pan'
import { plainPan } from '@/lib/identity/pan-shape'
import { problem, value, withoutLink } from '@/lib/inputs/kind'
import { anyText, textKind } from '@/lib/inputs/text'
import { type GstinProblem, type OtherRegistration, plainGstin, readGstin } from '@/lib/identity/gstin'

/** The problem with a PAN, which is given as it was compared. */
export interface PanInputProblem {
  pan: string
  found: PanProblem
}

/** The problem with a GSTIN, which is given as it was compared; `expected` is the check character it ought to have. */
export interface GstinInputProblem {
  gstin: string
  found: GstinProblem
  expected: string | undefined
  other: OtherRegistration | undefined
}

/** A PAN, or '' while none is typed. */
const panNumber = textKind<string, PanInputProblem>('', (text) => {
  const reading = readPan(text)
  if (reading.kind === 'valid') return value(reading.pan)
  return reading.problem === 'empty' ? value('') : problem({ pan: plainPan(text), found: reading })
})

/** A GSTIN, or '' while none is typed. */
const gstinNumber = textKind<string, GstinInputProblem>('', (text) => {
  const reading = readGstin(text)
  if (reading.kind === 'valid') return value(reading.gstin)
  if (reading.problem === 'empty') return value('')
  const { problem: found, expected, other } = reading
  return problem({ gstin: plainGstin(text), found, expected, other })
})

/** All private: a PAN, a name and a message received stay out of the address, which the browser keeps. */
export const panInputs = {
  pan: withoutLink(panNumber),
  holderName: withoutLink(anyText()),
  gstin: withoutLink(gstinNumber),
  link: withoutLink(anyText()),
}
