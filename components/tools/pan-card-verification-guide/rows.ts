import type { CodePart } from '@/components/results/code-parts'
import { type HolderLetter, holderTypes, type Pan, readPan } from '@/lib/identity/pan'
import type { GstState } from '@/lib/rules/gst/gst-states'
import type { GstinReading } from '@/lib/identity/gstin'
import { nameOf, t } from '@/lib/language/words'

/** The labels of the holder types. */
const holderWords: Record<HolderLetter, string> = {
  P: t('Person'),
  C: t('Company'),
  H: t('Hindu undivided family (HUF)'),
  F: t('Firm or LLP'),
  A: t('Association of persons'),
  B: t('Body of individuals'),
  T: t('Trust'),
  L: t('Local authority'),
  J: t('Artificial juridical person'),
  G: t('Government'),
}

export function panParts({ series, holder, initial, number, checkLetter }: Omit<Pan, 'pan'>): CodePart[] {
  const result = { name: 'holderType', value: holderTypes[holder], label: t('Holder type') }
  return [
    [series, t('Series'), t('three running letters')],
    [holder, t('Holder'), holderWords[holder], result],
    [initial, t('Initial'), t(holder === 'P' ? 'first letter of the surname' : 'first letter of the name')],
    [number, t('Number'), t('running, 0001 to 9999')],
    [checkLetter, t('Check letter'), t('its formula is not public')],
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
    [state.code, t('State'), stateWords(state), { name: 'gstinState', value: state.code, label: t('State') }],
    [pan, 'PAN', holder, { name: 'gstinPan', value: pan, label: t('PAN of the holder') }],
    [entity, t('Registration'), t('number {0} of this PAN in the state', registration)],
    ['Z', t('Fixed'), t('Z by default')],
    [
      check,
      t('Check character'),
      t('correct, recalculated from the other characters'),
      { name: 'checkCharacter', value: check, label: t('Check character') },
    ],
  ]
}

function stateWords({ name, localTax, nowCode }: GstState): string {
  const words = t('{0}. Sales within it attract CGST and {1}.', nameOf('states', name), localTax)
  return nowCode ? `${words} ${t('An old code; new numbers have {0}.', nowCode)}` : words
}
