import type { CodePart } from '@/components/results/code-parts'
import { type HolderLetter, holderTypes, type Pan, readPan } from '@/lib/identity/pan'
import type { GstState } from '@/lib/rules/gst/gst-states'
import type { GstinReading } from '@/lib/identity/gstin'

/** The labels of the holder types. */
const holderWords: Record<HolderLetter, string> = {
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

export function panParts({ series, holder, initial, number, checkLetter }: Omit<Pan, 'pan'>): CodePart[] {
  const result = { name: 'holderType', value: holderTypes[holder], label: 'Holder type' }
  return [
    [series, 'Series', 'three running letters'],
    [holder, 'Holder', holderWords[holder], result],
    [initial, 'Initial', holder === 'P' ? 'first letter of the surname' : 'first letter of the name'],
    [number, 'Number', 'running, 0001 to 9999'],
    [checkLetter, 'Check letter', 'its formula is not public'],
  ]
}

type Gstin = Extract<GstinReading, { kind: 'valid' }>

export function gstinParts({ gstin, state, pan, entity }: Gstin): CodePart[] {
  const inside = readPan(pan)
  const holder = inside.kind === 'valid' ? holderWords[inside.holder] : pan
  const check = gstin.slice(-1)
  // After 9 come the letters: A is the tenth.
  const registration = parseInt(entity, 36)
  return [
    [state.code, 'State', stateWords(state), { name: 'gstinState', value: state.code, label: 'State' }],
    [pan, 'PAN', holder, { name: 'gstinPan', value: pan, label: 'PAN of the holder' }],
    [entity, 'Registration', `number ${registration} of this PAN in the state`],
    ['Z', 'Fixed', 'Z by default'],
    [
      check,
      'Check character',
      'correct, recalculated from the other characters',
      { name: 'checkCharacter', value: check, label: 'Check character' },
    ],
  ]
}

function stateWords({ name, localTax, nowCode }: GstState): string {
  const now = nowCode ? ` An old code; new numbers have ${nowCode}.` : ''
  return `${name}. Sales within it attract CGST and ${localTax}.${now}`
}
