import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { t } from '@/lib/language/words'
import { type ChosenFile, moved } from './use-chosen-files'
import { faultText, pagesText, sizeText } from './job-words'

interface FileListProps {
  files: readonly ChosenFile[]
  onFiles(files: readonly ChosenFile[]): void
}

/** The chosen files in the order in which they are taken: moved by the buttons, or dragged with the mouse. */
export function FileList({ files, onFiles }: FileListProps) {
  const [dragged, setDragged] = useState<number | null>(null)
  return (
    <ol aria-label={t('Chosen files')} className="grid gap-2">
      {files.map((file, place) => (
        <li
          key={file.id}
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move'
            setDragged(place)
          }}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event) => dragged !== null && event.preventDefault()}
          onDrop={() => dragged !== null && onFiles(moved(files, dragged, place))}
          className="flex flex-wrap items-center gap-x-2 rounded-lg border border-line-strong bg-surface px-3 py-1"
        >
          <FileWords file={file} place={place} />
          <MoveButton
            label={t('Move up {0}', file.name)}
            sign="↑"
            isLast={place === 0}
            onMove={() => onFiles(moved(files, place, place - 1))}
          />
          <MoveButton
            label={t('Move down {0}', file.name)}
            sign="↓"
            isLast={place === files.length - 1}
            onMove={() => onFiles(moved(files, place, place + 1))}
          />
          <Button
            variant="quiet"
            aria-label={t('Remove {0}', file.name)}
            onClick={() => onFiles(files.filter(({ id }) => id !== file.id))}
          >
            {t('Remove')}
          </Button>
        </li>
      ))}
    </ol>
  )
}

const FileWords = ({ file: { name, file, looked }, place }: { file: ChosenFile; place: number }) => (
  <p className="min-w-40 flex-1 wrap-anywhere">
    {place + 1}. {name}{' '}
    <span
      role={looked?.ok === false ? 'alert' : undefined}
      className={`text-sm ${looked?.ok === false ? 'text-bad' : 'text-soft'}`}
    >
      {looked?.ok === false
        ? faultText(looked.fault)
        : [looked && pagesText(looked.pages), sizeText(file.size)].filter(Boolean).join(', ')}
    </span>
  </p>
)

interface MoveButtonProps {
  label: string
  sign: string
  isLast: boolean
  onMove(): void
}

/** It keeps the focus at the end of the list, where it does nothing. */
const MoveButton = ({ label, sign, isLast, onMove }: MoveButtonProps) => (
  <Button
    variant="outline"
    size="icon"
    aria-label={label}
    aria-disabled={isLast}
    className={isLast ? 'opacity-60' : undefined}
    onClick={() => !isLast && onMove()}
  >
    {sign}
  </Button>
)
