'use client'

import { useState } from 'react'
import { SelectField } from '@/components/fields/select-field'
import { WhenSeen } from '@/components/results/when-seen'
import { ShareLink } from '@/components/tool-form/share-link'
import { ToolForm } from '@/components/tool-form/tool-form'
import { type FieldBinding, useToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { QrStyle } from '@/lib/qr/qr-drawing'
import { qrInputs } from '@/lib/qr/qr-inputs'
import { type QrFields, type QrPayload, qrPayload } from '@/lib/qr/qr-payload'
import { KindFields, type QrInputs } from './fields'
import { CodeResult } from './result'
import { StyleFields } from './style-fields'
import { kindNames, missingWords, wrongWords } from './words'

const loadBatch = () => import('./batch-part')
const loadScan = () => import('./scan-part')
const NOTHING = {}

export function QrCodeGenerator() {
  const inputs = useToolInputs(qrInputs)
  const [logo, setLogo] = useState('')
  const { values } = inputs
  const payload = values && qrPayload(values)
  const look = values && { level: values.level, style: styleOf(values, logo) }

  return (
    <>
      <ToolForm
        onReset={() => {
          setLogo('')
          inputs.reset()
        }}
        result={
          <CodeResult
            wanted={look && payload?.kind === 'ready' ? { payload: payload.payload, ...look } : null}
            instead={insteadOf(payload)}
            share={<ShareLink fragment={inputs.fragment} title="QR code" />}
          />
        }
      >
        <SelectField field={inputs.field('kind')} label="What the code holds" options={kindNames} />
        <KindFields inputs={inputs} bound={(name) => bound(inputs, payload, name)} />
        <StyleFields inputs={inputs} logo={logo} onLogo={setLogo} />
      </ToolForm>
      <WhenSeen heading="Scan a code" load={loadScan} className="min-h-[14rem]" of={NOTHING} />
      <WhenSeen heading="Many codes from a CSV file" load={loadBatch} className="min-h-[18rem]" of={look} />
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

/** A field with what the chosen kind finds wrong in it. A field that is still empty is no mistake yet. */
function bound(inputs: QrInputs, payload: QrPayload | null, name: keyof QrFields & string): FieldBinding {
  const field = inputs.field(name)
  const isWrong = payload?.kind === 'wrong' && payload.field === name
  return { ...field, problem: field.problem ?? (isWrong ? wrongWords[name]! : null) }
}

function insteadOf(payload: QrPayload | null): string | null {
  if (payload === null) return 'Correct the marked field.'
  if (payload.kind === 'missing') return missingWords[payload.field]!
  return payload.kind === 'wrong' ? wrongWords[payload.field]! : null
}
