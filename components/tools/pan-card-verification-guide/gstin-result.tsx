import { type CodePart, CodeParts } from '@/components/results/code-parts'
import { RuleNote } from '@/components/results/rule-note'
import { Anchor } from '@/components/site/anchor'
import { FormatHeadline } from './format-headline'
import { readPan } from '@/lib/identity/pan'
import { type GstState, gstStatesCheckedOn, gstStatesSource } from '@/lib/rules/gst-states'
import type { GstinReading } from '@/lib/tax/gstin'
import { holderWords } from './rows'

type ValidGstin = Extract<GstinReading, { kind: 'valid' }>

interface GstinResultProps {
  reading: GstinReading
  missing: string | null
  /** The PAN beside it, to compare. */
  pan: string | null
  /** It stands below the answer about a PAN, which alone stays in sight on a phone. */
  below: boolean
}

/** A GSTIN taken apart, its check character recomputed. */
export function GstinResult({ reading, missing, pan, below }: GstinResultProps) {
  const valid = reading.kind === 'valid'
  const headline = <FormatHeadline name="gstinFormat" label="GSTIN" valid={valid} missing={missing} />
  return (
    <section aria-label="Result for the GSTIN" className={below ? 'card mt-4 p-5' : 'results'}>
      {below ? (
        <div className="text-xl font-semibold">{headline}</div>
      ) : (
        <div className="headline">{headline}</div>
      )}
      <div className={below ? undefined : 'breakdown'}>
        {valid && <CodeParts label={`The parts of ${reading.gstin}`} parts={gstinParts(reading)} />}
        {valid && pan !== null && (
          <p className="mt-3">
            <output name="samePan" data-value={String(reading.pan === pan)} aria-label="PAN inside">
              {reading.pan === pan ? 'It contains the PAN above.' : 'It does not contain the PAN above.'}
            </output>
          </p>
        )}
        <p className="mt-3 text-sm text-soft">
          To see whose it is and whether it is active, use Search Taxpayer on{' '}
          <Anchor href="https://services.gst.gov.in/services/searchtp">gst.gov.in</Anchor>.
        </p>
        {valid && (
          <RuleNote says="State codes of GST" source={gstStatesSource} checkedOn={gstStatesCheckedOn} />
        )}
      </div>
    </section>
  )
}

function gstinParts({ gstin, state, pan, entity }: ValidGstin): CodePart[] {
  const inside = readPan(pan)
  return [
    [
      state.code,
      'State',
      <output key="state" name="gstinState" data-value={state.code} aria-label="State">
        {stateWords(state)}
      </output>,
    ],
    [
      pan,
      'PAN',
      <output key="pan" name="gstinPan" data-value={pan} aria-label="PAN of the holder">
        {inside.kind === 'valid' ? holderWords[inside.holder] : pan}
      </output>,
    ],
    [entity, 'Registration', `number ${registrationOf(entity)} of this PAN in the state`],
    ['Z', 'Fixed', 'Z by default'],
    [
      gstin.slice(-1),
      'Check character',
      <output key="check" name="checkCharacter" data-value={gstin.slice(-1)} aria-label="Check character">
        correct, recalculated from the other characters
      </output>,
    ],
  ]
}

/** After 9 come the letters: A is the tenth. */
const registrationOf = (entity: string) => parseInt(entity, 36)

function stateWords({ name, localTax, nowCode }: GstState): string {
  const now = nowCode ? ` An old code; new numbers have ${nowCode}.` : ''
  return `${name}. Sales within it bear CGST and ${localTax}.${now}`
}
