import '@/components/fields/picture-field.css'
import { createElement, useEffect, useRef, useState } from 'react'
import { fieldIds } from '@/components/fields/field'
import { pictureFaultText } from '@/components/fields/picture-fault-text'
import { Button } from '@/components/ui/button'
import { MOST_PICTURE_MB, PICTURE_TYPES } from '@/lib/pictures/picture-file'
import { t } from '@/lib/language/words'

interface PictureFieldProps {
  name: string
  label: string
  /** Data address of the picture, or '' for none. */
  picture: string
  onPicture(picture: string): void
  /** The message for a file that is no picture. */
  notAnImage: string
  /** The picture is made so small that neither side is longer. */
  longestPx: number
}

/** Its room is kept while it is empty, so that nothing moves when a picture comes. */
const VIEW = 'size-16 shrink-0 object-contain rounded-lg border border-line-strong bg-sunken'

/** A picture from the visitor's device. It is redrawn in the browser and goes nowhere. */
export function PictureField({ name, label, picture, onPicture, notAnImage, longestPx }: PictureFieldProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const control = useRef<HTMLInputElement>(null)
  const ids = fieldIds(name)

  const choose = async () => {
    const input = control.current!
    const file = input.files?.[0]
    if (!file) return
    const reading = await read(file, notAnImage, longestPx)
    setProblem(reading.problem)
    if (reading.picture) onPicture(reading.picture)
    // The file's name would be shown with a picture that is not its own.
    else input.value = ''
  }
  const chosenEarly = useRef(choose)
  useEffect(() => {
    // Files that were selected before the page's script had arrived.
    void chosenEarly.current()
  }, [])
  const remove = () => {
    control.current!.value = ''
    setProblem(null)
    onPicture('')
    control.current!.focus()
  }

  return (
    <div>
      <label htmlFor={ids.control} className="mb-1 block font-medium">
        {label}
      </label>
      <div className="flex flex-wrap items-center gap-2">
        {picture ? (
          createElement('img', {
            src: picture,
            alt: t('{0}: preview', label),
            className: VIEW,
          })
        ) : (
          <span className={VIEW} />
        )}
        <input
          ref={control}
          id={ids.control}
          type="file"
          name={name}
          accept={PICTURE_TYPES}
          aria-invalid={problem !== null}
          aria-describedby={ids.message}
          onChange={choose}
          className="min-h-11 w-full min-w-0 py-1"
        />
        <Button
          variant="quiet"
          disabled={!picture}
          onClick={remove}
          aria-label={t('Remove {0}', label.toLowerCase())}
        >
          {t('Remove')}
        </Button>
      </div>
      <p
        id={ids.message}
        role={problem ? 'alert' : undefined}
        className={`mt-1 min-h-5 text-sm ${problem ? 'text-bad' : 'text-soft'}`}
      >
        {problem ?? t('JPEG, PNG or WebP, at most {0} MB. It stays on your device.', MOST_PICTURE_MB)}
      </p>
    </div>
  )
}

interface PictureReading {
  picture?: string
  problem: string | null
}

async function read(file: File, notAnImage: string, longestPx: number): Promise<PictureReading> {
  const part = await import('@/lib/pictures/take-picture').catch(() => null)
  if (!part) return { problem: t('This part of the page did not load. Please select the picture again.') }
  const taken = await part.takePicture(file, longestPx)
  return taken.ok
    ? { picture: taken.picture, problem: null }
    : { problem: pictureFaultText(taken.fault, notAnImage) }
}
