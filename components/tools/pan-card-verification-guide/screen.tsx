'use client'

import { CodeField } from '@/components/fields/code-field'
import { worded } from '@/components/fields/problem-text'
import { TextField } from '@/components/fields/text-field'
import { LinkCheckSeen } from '@/components/lookup/link-check-seen'
import { WhenSeen } from '@/components/ui/when-seen'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { gstinProblemText, panProblemText } from './problem-text'
import { GstinResult, PanResult, SamplePan } from './result'
import { PAN_LENGTH, readPan } from '@/lib/identity/pan'
import { plainPan } from '@/lib/identity/pan-shape'
import { panInputs } from '@/lib/identity/pan-inputs'
import { plainGstin, readGstin } from '@/lib/identity/gstin'
import { counted } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'

const loadCheck = async () => (await import('@/lib/identity/official-sites')).checkPanLinks
const loadGuide = () => import('./pan-guide')

const GSTIN_LENGTH = 15

/** The meaning of the characters of a PAN and of a GSTIN. The format alone: only the departments know who has which. */
export function PanCardVerificationGuide() {
  const inputs = useToolInputs(panInputs)
  const { field } = inputs
  const panTyped = plainPan(field('pan').text)
  const gstinTyped = plainGstin(field('gstin').text)
  const pan = readPan(panTyped)
  const gstin = readGstin(gstinTyped)
  const panMissing = missingOf(pan, PAN_LENGTH - panTyped.length)
  const gstinMissing = missingOf(gstin, GSTIN_LENGTH - gstinTyped.length)

  return (
    <>
      <ToolForm
        onReset={inputs.reset}
        onUndo={inputs.undoReset}
        result={
          <>
            {!panTyped && !gstinTyped && <SamplePan />}
            {panTyped && <PanResult reading={pan} missing={panMissing} name={field('holderName').text} />}
            {gstinTyped && (
              <GstinResult
                reading={gstin}
                missing={gstinMissing}
                pan={pan.kind === 'valid' ? pan.pan : null}
                below={panTyped !== ''}
              />
            )}
          </>
        }
      >
        <CodeField
          field={worded(field('pan'), panProblemText)}
          label="PAN"
          hint={t('Ten characters, such as {0}', 'AAPFU0939F')}
          missing={panMissing}
        />
        <TextField
          field={field('holderName')}
          label={t('Name on the card')}
          hint={t('Optional; its first letter is compared with the PAN’s fifth')}
          autoComplete="name"
          longest={60}
        />
        <CodeField
          field={worded(field('gstin'), gstinProblemText)}
          label="GSTIN"
          hint={t('15 characters, such as {0}', '27AAPFU0939F1ZV')}
          missing={gstinMissing}
        />
      </ToolForm>
      <LinkCheckSeen field={field('link')} load={loadCheck} />
      <WhenSeen heading={t('PAN guide')} load={loadGuide} className="min-h-[27rem]" props={{}} />
    </>
  )
}

/** The missing characters, if the text is a valid beginning. */
function missingOf(reading: { kind: string; problem?: string }, count: number): string | null {
  if (reading.problem !== 'length' || count <= 0) return null
  return counted(count, 'more character')
}
