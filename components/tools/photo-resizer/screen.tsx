'use client'

import { useState } from 'react'
import { PictureField } from '@/components/fields/picture-field'
import { useKnownToday } from '@/components/hooks/use-known-today'
import { RESULT_ID } from '@/components/results/focus-result'
import { Notes } from '@/components/results/notes'
import { RuleNote } from '@/components/results/rule-note'
import { ShareLink } from '@/components/share/share-link'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useResetWith } from '@/components/tool-form/use-reset-with'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { LazyPart } from '@/components/ui/lazy-part'
import {
  formOf,
  LAST_FORM_FROM,
  pictureInputs,
  stripFrom,
  wantedFrom,
} from '@/lib/form-pictures/picture-inputs'
import { grouped } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'
import { SizeFields, StripFields } from './fields'
import { formWords } from './form-words'

/** More than any form asks for, and few enough to be drawn while it is moved. */
const LONGEST_PX = 2_400
const loadCrop = async () => (await import('./crop-part')).CropPart

export function PhotoResizer() {
  const inputs = useToolInputs(pictureInputs)
  const [picture, setPicture] = useState('')
  const { reset, undoReset } = useResetWith(inputs, picture, '', setPicture)
  const form = formOf(inputs.field('form').value)
  const { today } = useKnownToday(LAST_FORM_FROM, form.checkedOn)
  const wanted = wantedFrom(inputs.read, today)
  const strip = stripFrom(inputs.read)
  return (
    <ToolForm
      onReset={reset}
      onUndo={undoReset}
      result={
        <section id={RESULT_ID} aria-label={t('Result')} className="card grid content-start gap-3 p-5">
          <div className="min-h-64">
            {picture && wanted ? (
              <LazyPart
                key={`${wanted.width} ${wanted.height} ${picture.slice(-40)}`}
                what={t('The part that cuts the picture')}
                load={loadCrop}
                props={{ picture, wanted, strip }}
              />
            ) : (
              <p role="status" aria-live="off">
                {wanted ? t('Select a photograph or a signature.') : t('Correct the marked numbers')}
              </p>
            )}
          </div>
          {wanted && (
            <p className="text-sm">
              {t(
                '{0} × {1} pixels, {2} to {3} KB as JPEG',
                wanted.width,
                wanted.height,
                grouped(wanted.leastBytes / 1_024),
                grouped(wanted.mostBytes / 1_000),
              )}
            </p>
          )}
          {form.rule && (
            <RuleNote label={formWords[form.name]} values={form.rule.values} checkedOn={form.checkedOn} />
          )}
          <Notes
            look="soft"
            sentences={[
              form.rule && t('Forms change: compare with the notice of yours.'),
              form.wantsStrip &&
                !strip &&
                t('This form wants the name and the date at the foot of the photograph.'),
            ]}
          />
          <ShareLink fragment={inputs.fragment} title={t('Size of a picture for a form')} />
        </section>
      }
    >
      <SizeFields inputs={inputs} />
      <PictureField
        name="picture"
        label={t('Picture')}
        picture={picture}
        onPicture={setPicture}
        notAnImage={t('Please select a picture.')}
        longestPx={LONGEST_PX}
      />
      <StripFields inputs={inputs} />
    </ToolForm>
  )
}
