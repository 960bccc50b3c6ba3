import type { CodePart } from '@/components/results/code-parts'
import { holderWords } from '@/components/tools/pan-card-verification-guide/holder-words'
import { holderTypes, type Pan } from '@/lib/identity/pan'

/** The five parts of a PAN. */
export function panParts({ series, holder, initial, number, checkLetter }: Pan): CodePart[] {
  return [
    [series, 'Series', 'three running letters'],
    [
      holder,
      'Holder',
      <output key="holder" name="holderType" data-value={holderTypes[holder]} aria-label="Kind of holder">
        {holderWords[holder]}
      </output>,
    ],
    [initial, 'Initial', holder === 'P' ? 'first letter of the surname' : 'first letter of the name'],
    [number, 'Number', 'running, 0001 to 9999'],
    [checkLetter, 'Check letter', 'its formula is not public'],
  ]
}
