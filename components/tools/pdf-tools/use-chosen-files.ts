import { useEffect, useRef, useState } from 'react'
import type { LookedFile, NamedFile } from '@/lib/pdf-files/pdf-job'
import { startJob } from './start-job'

export interface ChosenFile extends NamedFile {
  id: number
  file: File
  /** Its pages, or why it cannot be used; null while it is looked at, and where that failed. */
  looked: LookedFile | null
}

export const NO_FILES: readonly ChosenFile[] = []

/** The chosen files in their order; each is looked at as it comes. */
export function useChosenFiles() {
  const [files, setFiles] = useState(NO_FILES)
  const last = useRef(0)
  const over = useRef<AbortController>(undefined)
  useEffect(() => {
    over.current = new AbortController()
    return () => over.current?.abort()
  }, [])
  const add = (chosen: readonly File[]) => {
    const added = chosen.map((file) => ({ id: (last.current += 1), name: file.name, file, looked: null }))
    setFiles((now) => [...now, ...added])
    startJob(
      { kind: 'look' },
      added.map(({ name, file }) => ({ name, file })),
      () => {},
      over.current!.signal,
    ).then(
      (answer) => {
        if (!answer.ok || answer.kind !== 'looked') return
        const found = new Map(added.map(({ id }, place) => [id, answer.files[place]!]))
        setFiles((now) => now.map((file) => ({ ...file, looked: found.get(file.id) ?? file.looked })))
      },
      // The job itself reports what did not load.
      () => {},
    )
  }
  return { files, setFiles, add }
}

/** The list with one of its files at another place. */
export function moved(files: readonly ChosenFile[], from: number, to: number): ChosenFile[] {
  const rest = files.toSpliced(from, 1)
  return rest.toSpliced(to, 0, files[from]!)
}
