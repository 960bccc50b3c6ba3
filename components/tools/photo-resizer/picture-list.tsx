import { useState } from 'react'
import { saveFile } from '@/components/share/save-file'
import { Button } from '@/components/ui/button'
import type { Strip } from '@/lib/form-pictures/draw-picture'
import type { WantedPicture } from '@/lib/form-pictures/picture-inputs'
import { counted } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'
import { zipOf } from '@/lib/pdf-files/zip-of'
import { CropPart } from './crop-part'
import type { ChosenPicture } from './use-pictures'

interface PictureListProps {
  pictures: readonly ChosenPicture[]
  wanted: WantedPicture
  strip: Strip | null
  onRemove(id: number): void
}

/** Every chosen picture with its own cut and its own file, and all files in one. */
export function PictureList({ pictures, wanted, strip, onRemove }: PictureListProps) {
  const [made, setMade] = useState<ReadonlyMap<number, Uint8Array | null>>(new Map())
  const fileName = (name: string) => `${name.replace(/\.[^.]*$/, '')}-${wanted.width}x${wanted.height}.jpg`
  const files = pictures.flatMap(({ id, name }) => {
    const bytes = made.get(id)
    return bytes ? [{ name: fileName(name), bytes }] : []
  })
  const saveAll = () => saveFile('pictures.zip', 'application/zip', new Blob([new Uint8Array(zipOf(files))]))
  return (
    <div className="grid gap-6">
      {files.length > 1 && (
        <Button className="w-fit" onClick={saveAll}>
          {t('Save {0} in a ZIP file', counted(files.length, 'picture'))}
        </Button>
      )}
      {pictures.map(({ id, name, picture, problem }) => (
        <section key={id} aria-label={name} className="grid gap-3">
          <p className="flex flex-wrap items-center justify-between gap-2 font-medium wrap-anywhere">
            {name}
            <Button
              variant="quiet"
              className="no-print"
              aria-label={t('Remove {0}', name)}
              onClick={() => onRemove(id)}
            >
              {t('Remove')}
            </Button>
          </p>
          {problem !== null && (
            <p role="alert" className="text-bad">
              {problem}
            </p>
          )}
          {picture !== null && (
            <CropPart
              picture={picture}
              wanted={wanted}
              strip={strip}
              fileName={fileName(name)}
              onMade={(jpeg) => setMade((now) => new Map(now).set(id, jpeg))}
            />
          )}
        </section>
      ))}
    </div>
  )
}
