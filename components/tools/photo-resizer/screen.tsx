'use client'

import { FilesField } from '@/components/fields/files-field'
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
import { MOST_PICTURE_MB, PICTURE_TYPES } from '@/lib/pictures/picture-file'
import { SizeFields, StripFields } from './fields'
import { formWords } from './form-words'
import { NO_PICTURES, usePictures } from './use-pictures'

const loadPictures = async () => (await import('./picture-list')).PictureList

export function PhotoResizer() {
  const inputs = useToolInputs(pictureInputs)
  const { pictures, setPictures, add } = usePictures()
  const { reset, undoReset } = useResetWith(inputs, pictures, NO_PICTURES, setPictures)
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
            {pictures.length > 0 && wanted ? (
              <LazyPart
                // Pictures of another size are cut anew.
                key={`${wanted.width} ${wanted.height}`}
                what={t('The part that cuts the picture')}
                load={loadPictures}
                props={{
                  pictures,
                  wanted,
                  strip,
                  onRemove: (id) => setPictures((now) => now.filter((one) => one.id !== id)),
                }}
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
      <FilesField
        name="picture"
        label={t('Pictures')}
        accept={PICTURE_TYPES}
        hint={t(
          'One or several: JPEG, PNG or WebP of at most {0} MB. They stay on your device.',
          MOST_PICTURE_MB,
        )}
        onFiles={add}
      />
      <StripFields inputs={inputs} />
    </ToolForm>
  )
}
