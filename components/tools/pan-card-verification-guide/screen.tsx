'use client'

import { CodeField } from '@/components/fields/code-field'
import { TextField } from '@/components/fields/text-field'
import { LinkCheckSeen } from '@/components/lookup/link-check-seen'
import { WhenSeen } from '@/components/results/when-seen'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { GstinResult } from './gstin-result'
import { PanResult, SamplePan } from './pan-result'
import { PAN_LENGTH, readPan } from '@/lib/identity/pan'
import { plainPan } from '@/lib/identity/pan-shape'
import { panInputs } from '@/lib/identity/pan-inputs'
import { plainGstin, readGstin } from '@/lib/tax/gstin'

const loadCheck = async () => (await import('@/lib/identity/official-sites')).checkPanLinks
const loadGuide = () => import('./pan-guide')

const GSTIN_LENGTH = 15

/** What the characters of a PAN and of a GSTIN say. The format alone: only the departments know who has which. */
export function PanCardVerificationGuide() {
  const inputs = useToolInputs(panInputs)
  const { field } = inputs
  const pan = readPan(field('pan').text)
  const gstin = readGstin(field('gstin').text)
  const panMissing = missingOf(pan, PAN_LENGTH - plainPan(field('pan').text).length)
  const gstinMissing = missingOf(gstin, GSTIN_LENGTH - plainGstin(field('gstin').text).length)
  const hasPan = !('problem' in pan && pan.problem === 'empty')
  const hasGstin = !('problem' in gstin && gstin.problem === 'empty')

  return (
    <>
      <ToolForm
        onReset={inputs.reset}
        result={
          <>
            {!hasPan && !hasGstin && <SamplePan />}
            {hasPan && <PanResult reading={pan} missing={panMissing} name={field('holderName').text} />}
            {hasGstin && (
              <GstinResult
                reading={gstin}
                missing={gstinMissing}
                pan={pan.kind === 'valid' ? pan.pan : null}
                below={hasPan}
              />
            )}
          </>
        }
      >
        <CodeField
          field={field('pan')}
          label="PAN"
          hint="Ten characters, such as AAPFU0939F"
          missing={panMissing}
        />
        <TextField
          field={field('holderName')}
          label="Name on the card"
          hint="Optional; its first letter is compared with the PAN’s fifth"
          longest={60}
        />
        <CodeField
          field={field('gstin')}
          label="GSTIN"
          hint="15 characters, such as 27AAPFU0939F1ZV"
          missing={gstinMissing}
        />
      </ToolForm>
      <LinkCheckSeen
        heading="Is this web address official?"
        field={field('link')}
        load={loadCheck}
        label="Web address to check"
        hint="As you were sent it, or the whole message. It is examined here and not opened."
      />
      <WhenSeen heading="PAN guide" load={loadGuide} className="min-h-[27rem]" of={{}} />
    </>
  )
}

/** What is still to be typed, when that is all that is wrong. */
function missingOf(reading: { kind: string; problem?: string }, count: number): string | null {
  if (reading.problem !== 'length' || count <= 0) return null
  return count === 1 ? '1 more character' : `${count} more characters`
}
