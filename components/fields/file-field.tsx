import '@/components/fields/picture-field.css'
import { fieldIds } from '@/components/fields/field'

interface FileFieldProps {
  name: string
  label: string
  /** The kinds of file to offer: 'text/csv,.csv'. */
  accept: string
  onFile(file: File): void
}

/** A file of the visitor's, which is read on the device. The same file can be chosen once more. */
export function FileField({ name, label, accept, onFile }: FileFieldProps) {
  const ids = fieldIds(name)
  return (
    <div className="w-full">
      <label htmlFor={ids.control} className="mb-1 block font-medium">
        {label}
      </label>
      <input
        id={ids.control}
        type="file"
        name={name}
        accept={accept}
        onChange={({ currentTarget: input }) => {
          const file = input.files?.[0]
          if (file) onFile(file)
          input.value = ''
        }}
        className="control py-1"
      />
    </div>
  )
}
