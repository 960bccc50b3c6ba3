import { FigureList } from '@/components/results/figure-list'
import { Notes } from '@/components/results/notes'
import { row, textRow } from '@/components/results/result-row'
import { saveFile } from '@/components/share/save-file'
import { Button } from '@/components/ui/button'
import { DidNotLoad } from '@/components/ui/load-error'
import { grouped } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'
import type { JobAnswer } from '@/lib/pdf-files/pdf-job'
import { faultText, sizeText } from './job-words'
import type { JobState } from './use-job'

interface JobResultProps {
  state: JobState
  /** The size of the chosen files together. */
  bytesBefore: number
  onCancel(): void
  onRetry(): void
}

/** How far the job is, what it made, or why it made nothing. */
export function JobResult({ state, bytesBefore, onCancel, onRetry }: JobResultProps) {
  if (state.kind === 'idle') return null
  if (state.kind === 'failed')
    return <DidNotLoad role="alert" what={t('The part that makes PDFs')} onRetry={onRetry} />
  if (state.kind === 'working')
    return (
      <>
        <progress
          max={state.total}
          value={state.done}
          aria-label={t('Making the PDF')}
          className="h-3 w-full accent-(--action)"
        />
        <p role="status">{t('Making the PDF: step {0} of {1}', grouped(state.done), grouped(state.total))}</p>
        <Button variant="outline" className="w-fit" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </>
    )
  const { answer } = state
  if (!answer.ok)
    return (
      <p role="alert" className="text-bad">
        {faultText(answer.fault)}
      </p>
    )
  return answer.kind === 'made' && <Made answer={answer} bytesBefore={bytesBefore} />
}

interface MadeProps {
  answer: Extract<JobAnswer, { kind: 'made' }>
  bytesBefore: number
}

function Made({ answer: { made, files, pages, pictures }, bytesBefore }: MadeProps) {
  const isZip = made.name.endsWith('.zip')
  const isSmaller = made.bytes.length < bytesBefore
  const save = () => {
    const type = isZip ? 'application/zip' : 'application/pdf'
    saveFile(made.name, type, new Blob([new Uint8Array(made.bytes)]))
  }
  return (
    <>
      <Button className="w-fit" onClick={save}>
        {isZip ? t('Save the ZIP file') : t('Save the PDF')}
      </Button>
      <FigureList
        rows={[
          textRow('bytesBefore', t('Size before'), bytesBefore, sizeText(bytesBefore)),
          textRow('bytesAfter', t('Size now'), made.bytes.length, sizeText(made.bytes.length)),
          row('pagesMade', t('Pages'), 'number', pages),
          files > 1 && row('filesMade', t('Files'), 'number', files),
          pictures && row('picturesSmaller', t('Pictures made smaller'), 'number', pictures.smaller),
        ]}
      />
      <Notes
        sentences={[
          pictures &&
            !isSmaller &&
            t('It does not get smaller: what takes room in it is no JPEG picture, or is small already.'),
          pictures !== null &&
            pictures.smaller < pictures.all &&
            t(
              '{0} of {1} JPEG pictures stay as they were.',
              grouped(pictures.all - pictures.smaller),
              grouped(pictures.all),
            ),
        ]}
      />
    </>
  )
}
