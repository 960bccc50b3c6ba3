import '@/components/fields/picture-field.css'
import { type DragEvent, useEffect, useEffectEvent, useRef } from 'react'
import { fieldIds } from '@/components/fields/field'

interface FilesFieldProps {
  name: string
  label: string
  /** The kinds of file to offer: 'application/pdf,.pdf'. */
  accept: string
  hint: string
  onFiles(files: readonly File[]): void
}

/**
 * Several files of the visitor's, chosen or dropped, which are read on the device. The same can be chosen once more.
 */
export function FilesField({ name, label, accept, hint, onFiles }: FilesFieldProps) {
  const ids = fieldIds(name)
  const control = useRef<HTMLInputElement>(null)
  const take = (files: FileList | null) => files && files.length > 0 && onFiles([...files])
  const takeChosen = () => {
    take(control.current!.files)
    control.current!.value = ''
  }
  const takeEarly = useEffectEvent(takeChosen)
  // Files that were selected before the page's script had arrived.
  useEffect(() => takeEarly(), [])
  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return (
    <div
      onDragOver={(event) => holdsFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        take(event.dataTransfer.files)
      }}
      className="w-full rounded-lg border border-dashed border-line-strong p-3"
    >
      <label htmlFor={ids.control} className="mb-1 block font-medium">
        {label}
      </label>
      <input
        ref={control}
        id={ids.control}
        type="file"
        multiple
        name={name}
        accept={accept}
        aria-describedby={ids.message}
        onChange={takeChosen}
        className="control py-2"
      />
      <p id={ids.message} className="mt-1 text-sm text-soft">
        {hint}
      </p>
    </div>
  )
}
