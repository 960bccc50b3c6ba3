import type { ReactNode } from 'react'
import type { CodePart } from '@/components/results/code-parts'
import type { HolderLetter, Pan } from '@/lib/identity/pan'

/** The kinds of holder in words. */
export const holderWords: Record<HolderLetter, string> = {
  P: 'Person',
  C: 'Company',
  H: 'Hindu undivided family (HUF)',
  F: 'Firm or LLP',
  A: 'Association of persons',
  B: 'Body of individuals',
  T: 'Trust',
  L: 'Local authority',
  J: 'Artificial juridical person',
  G: 'Government',
}

/** The five parts of a PAN; the kind of holder as it is said. */
export function panParts(pan: Pan, holderSays: ReactNode): CodePart[] {
  const { series, holder, initial, number, checkLetter } = pan
  return [
    [series, 'Series', 'three running letters'],
    [holder, 'Holder', holderSays],
    [initial, 'Initial', holder === 'P' ? 'first letter of the surname' : 'first letter of the name'],
    [number, 'Number', 'running, 0001 to 9999'],
    [checkLetter, 'Check letter', 'its formula is not public'],
  ]
}
