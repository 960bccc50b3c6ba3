import { CodeParts } from '@/components/results/code-parts'
import { RuleNote } from '@/components/results/rule-note'
import { Anchor } from '@/components/site/anchor'
import { gstStatesCheckedOn, gstStatesSource } from '@/lib/rules/gst-states'
import type { GstinReading } from '@/lib/tax/gstin'
import { FormatHeadline } from './pan-result'
import { gstinParts } from './rows'

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
  return (
    <section aria-label="Result for the GSTIN" className={below ? 'card mt-4 p-5' : 'results'}>
      <div className={below ? 'text-xl font-semibold' : 'headline'}>
        <FormatHeadline name="gstinFormat" label="GSTIN" valid={valid} missing={missing} />
      </div>
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
