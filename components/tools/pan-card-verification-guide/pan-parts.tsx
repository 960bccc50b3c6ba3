import type { ReactNode } from 'react'
import type { CodePart } from '@/components/results/code-parts'
import type { Pan } from '@/lib/identity/pan'

/** The five parts of a PAN; the kind of holder as it is said. */
export function panParts(
  { series, holder, initial, number, checkLetter }: Pan,
  holderSays: ReactNode,
): CodePart[] {
  return [
    [series, 'Series', 'three running letters'],
    [holder, 'Holder', holderSays],
    [initial, 'Initial', holder === 'P' ? 'first letter of the surname' : 'first letter of the name'],
    [number, 'Number', 'running, 0001 to 9999'],
    [checkLetter, 'Check letter', 'its formula is not public'],
  ]
}
