'use client'

import { FilesField } from '@/components/fields/files-field'
import { RESULT_ID } from '@/components/results/focus-result'
import { Notes } from '@/components/results/notes'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useResetWith } from '@/components/tool-form/use-reset-with'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import { t } from '@/lib/language/words'
import type { PdfJob } from '@/lib/pdf-files/pdf-job'
import { pdfInputs } from '@/lib/pdf-files/pdf-inputs'
import { PICTURE_TYPES } from '@/lib/pictures/picture-file'
import { JobField, JobFields } from './fields'
import { FileList } from './file-list'
import { JobResult } from './made-pdf'
import { type ChosenFile, NO_FILES, useChosenFiles } from './use-chosen-files'
import { useJob } from './use-job'

export function PdfTools() {
  const inputs = useToolInputs(pdfInputs)
  const { files, setFiles, add } = useChosenFiles()
  const { reset, undoReset } = useResetWith(inputs, files, NO_FILES, setFiles)
  const job = inputs.values && jobFrom(inputs.values)
  const { state, start, cancel } = useJob(JSON.stringify([job, files.map(({ id }) => id)]))
  const make = () =>
    job &&
    start(
      job,
      files.map(({ name, file }) => ({ name, file })),
    )
  const isUsable = files.every(({ looked }) => looked?.ok !== false)
  return (
    <ToolForm
      onReset={reset}
      onUndo={undoReset}
      result={
        <section id={RESULT_ID} aria-label={t('Result')} className="card grid content-start gap-3 p-5">
          <div className="grid min-h-32 content-start gap-3">
            <Waiting files={files} isReadable={job !== null} isUsable={isUsable} />
            {job && files.length > 0 && isUsable && state.kind !== 'working' && (
              <Button
                variant={state.kind === 'answered' ? 'outline' : 'primary'}
                className="w-fit"
                onClick={make}
              >
                {t('Make the PDF')}
              </Button>
            )}
            <JobResult
              state={state}
              bytesBefore={files.reduce((sum, { file }) => sum + file.size, 0)}
              onCancel={cancel}
              onRetry={make}
            />
          </div>
          <Limits job={job} />
        </section>
      }
    >
      <JobField inputs={inputs} />
      <FilesField
        name="files"
        label={t('PDFs and pictures')}
        accept={`application/pdf,.pdf,${PICTURE_TYPES}`}
        hint={t('Choose several, or drop them here. They stay on your device.')}
        onFiles={add}
      />
      {files.length > 0 && <FileList files={files} onFiles={setFiles} />}
      <JobFields inputs={inputs} hasPictures={files.some(({ name }) => !/\.pdf$/i.test(name))} />
    </ToolForm>
  )
}

/** What is still missing. */
function Waiting({
  files,
  isReadable,
  isUsable,
}: {
  files: readonly ChosenFile[]
  isReadable: boolean
  isUsable: boolean
}) {
  if (!isReadable) return <p role="status">{t('Correct the marked numbers')}</p>
  if (files.length === 0) return <p>{t('Choose PDFs or pictures.')}</p>
  return !isUsable && <p role="status">{t('Remove the files that are marked red.')}</p>
}

/** What the job cannot do, before anybody relies on it. */
const Limits = ({ job }: { job: PdfJob | null }) => (
  <Notes
    look="soft"
    sentences={[
      job?.kind === 'compress'
        ? t(
            'JPEG pictures in the PDF are encoded anew. Text, drawings and pictures of other kinds stay as they are, so a PDF of text alone hardly gets smaller.',
          )
        : t(
            'Bookmarks are left out, and fields of a form can no longer be filled in. A digital signature does not survive any change.',
          ),
    ]}
  />
)

type PdfValues = NonNullable<ReturnType<typeof useToolInputs<typeof pdfInputs>>['values']>

const jobFrom = ({ job, page, margin, pictures, pages, as, turn, turned, strength }: PdfValues): PdfJob =>
  job === 'compress'
    ? { kind: 'compress', strength }
    : {
        ...{ kind: 'pages', page, marginMm: Number(margin), pictures: pictures === 'keep' ? null : pictures },
        ...(job === 'pages'
          ? { pages, as, turn: Number(turn), turned: turn === '0' ? '' : turned }
          : { pages: '', as: 'one', turn: 0, turned: '' }),
      }
