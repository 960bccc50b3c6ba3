'use client'

import { useState } from 'react'
import { SelectField } from '@/components/fields/select-field'
import { WhenSeen } from '@/components/ui/when-seen'
import { ShareLink } from '@/components/share/share-link'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useResetWith } from '@/components/tool-form/use-reset-with'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { QrStyle } from '@/lib/qr/qr-drawing'
import { qrInputs } from '@/lib/qr/qr-inputs'
import { type QrFields, type QrPayload, qrPayload } from '@/lib/qr/qr-payload'
import { t } from '@/lib/language/words'
import { QrKindFields } from './fields'
import { CodeResult, type SampleCode } from './result'
import { StyleFields } from './style-fields'
import { kindNames, missingWords, wrongWords } from './words'

export function QrCodeGenerator({ sample }: { sample: SampleCode }) {
  const inputs = useToolInputs(qrInputs)
  const [logo, setLogo] = useState('')
  const { reset, undoReset } = useResetWith(inputs, logo, '', setLogo)
  const { values } = inputs
  const payload = values && qrPayload(values)
  const look = values && { level: values.level, style: styleOf(values, logo) }

  return (
    <>
      <ToolForm
        onReset={reset}
        onUndo={undoReset}
        result={
          <CodeResult
            wanted={look && payload?.kind === 'ready' ? { payload: payload.payload, ...look } : null}
            instead={insteadOf(payload)}
            sample={payload?.kind === 'missing' ? sample : null}
            share={<ShareLink fragment={inputs.fragment} title={t('QR code')} />}
          />
        }
      >
        <SelectField field={inputs.field('kind')} label={t('Content type')} options={kindNames} />
        <QrKindFields inputs={inputs} payload={payload} />
        <StyleFields inputs={inputs} logo={logo} onLogo={setLogo} />
      </ToolForm>
      {/* Below the first screen of a small laptop, where it would load at once. */}
      <div className="pt-2">
        <WhenSeen
          heading={t('Scan a code')}
          load={() => import('./scan-part')}
          className="min-h-[14rem]"
          props={{}}
        />
      </div>
      <WhenSeen
        heading={t('Many codes from a CSV file')}
        load={() => import('./batch-part')}
        className="min-h-[18rem]"
        props={look}
      />
    </>
  )
}

const styleOf = ({ size, margin, dark, light }: QrFields, logo: string): QrStyle => ({
  sizePx: size,
  marginModules: margin,
  dark,
  light,
  logo,
})

function insteadOf(payload: QrPayload | null): string | null {
  if (payload === null) return t('Correct the marked field.')
  if (payload.kind === 'missing') return missingWords[payload.field]!
  return payload.kind === 'wrong' ? wrongWords[payload.field]! : null
}
