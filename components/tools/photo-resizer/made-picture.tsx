import { useQuestion } from '@/components/hooks/use-question'
import { FigureList } from '@/components/results/figure-list'
import { Notes } from '@/components/results/notes'
import { row, textRow } from '@/components/results/result-row'
import { saveFile } from '@/components/share/save-file'
import { Button } from '@/components/ui/button'
import { DidNotLoad } from '@/components/ui/load-error'
import { grouped } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'
import { type MadeJpeg, makeJpeg, type PictureToMake } from '@/lib/form-pictures/make-jpeg'

const PAUSE_MS = 250
/** Below it a form may refuse the ground. */
const LEAST_LIGHT = 0.85

interface MadePictureProps {
  image: HTMLImageElement
  question: PictureToMake
  fileName: string
  onMade(jpeg: Uint8Array | null): void
}

/** The file of the picture, made a moment after the last change, and how to save it. */
export function MadePicture({ image, question, fileName, onMade }: MadePictureProps) {
  const { state, retry } = useQuestion(
    async (asked: PictureToMake, signal: AbortSignal) => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      if (signal.aborted) throw signal.reason
      const made = await makeJpeg(image, asked)
      if (!signal.aborted) onMade(made.ok ? made.jpeg : null)
      return made
    },
    { question },
  )
  if (state.kind === 'failed') return <DidNotLoad role="alert" what={t('The picture')} onRetry={retry} />
  if (state.kind !== 'answered') return <p>{t('Making the picture…')}</p>
  const { wanted } = question
  return state.answer.ok ? (
    <Saved made={state.answer} wanted={wanted} fileName={fileName} />
  ) : (
    <p role="alert" className="text-bad">
      {state.answer.bytes > wanted.mostBytes
        ? t(
            'Even at the lowest quality the file has {0} bytes. Choose fewer pixels, or a larger file.',
            grouped(state.answer.bytes),
          )
        : t('No file fits between these sizes. Let them lie further apart.')}
    </p>
  )
}

interface SavedProps {
  made: Extract<MadeJpeg, { ok: true }>
  wanted: PictureToMake['wanted']
  fileName: string
}

function Saved({ made, wanted: { width, height }, fileName }: SavedProps) {
  const { jpeg, quality, isPadded, lightShare } = made
  const save = () => saveFile(fileName, 'image/jpeg', new Blob([new Uint8Array(jpeg)]))
  return (
    <>
      <Button variant="primary" className="w-fit" onClick={save}>
        {t('Save the JPEG')}
      </Button>
      <FigureList
        rows={[
          textRow(
            'fileBytes',
            t('Size of the file'),
            jpeg.length,
            t('{0} KB', grouped(jpeg.length / 1_000, 1)),
          ),
          row('quality', t('Quality of the JPEG'), 'percent', quality * 100, { short: t('Quality') }),
        ]}
      />
      <Notes
        sentences={[
          isPadded &&
            t(
              'The picture itself is smaller than the form allows, so the file is filled up with an empty comment.',
            ),
          height >= width &&
            lightShare < LEAST_LIGHT &&
            t('The ground beside the head is not white everywhere. Most forms want a white or light ground.'),
          t('Place and device that a camera writes into a photograph are left out.'),
        ]}
      />
    </>
  )
}
