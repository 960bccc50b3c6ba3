import { useEffect, useRef, useState } from 'react'
import type { JobAnswer, NamedFile, PdfJob } from '@/lib/pdf-files/pdf-job'
import { startJob } from './start-job'

export type JobState =
  | { kind: 'idle' }
  | { kind: 'working'; done: number; total: number }
  | { kind: 'answered'; answer: JobAnswer }
  | { kind: 'failed' }

const IDLE: JobState = { kind: 'idle' }

/**
 * The job that runs or has run, one at a time.
 * @param question names what is asked; an answer to anything else is not shown
 */
export function useJob(question: string) {
  const [held, setHeld] = useState({ question, state: IDLE })
  const running = useRef<AbortController>(undefined)
  const cancel = () => {
    running.current?.abort()
    setHeld({ question, state: IDLE })
  }
  useEffect(() => () => running.current?.abort(), [])
  const start = (job: PdfJob, files: readonly NamedFile[]) => {
    cancel()
    const over = new AbortController()
    running.current = over
    const show = (state: JobState) => !over.signal.aborted && setHeld({ question, state })
    show({ kind: 'working', done: 0, total: 1 })
    startJob(job, files, (done, total) => show({ kind: 'working', done, total }), over.signal).then(
      (answer) => show({ kind: 'answered', answer }),
      () => show({ kind: 'failed' }),
    )
  }
  return { state: held.question === question ? held.state : IDLE, start, cancel }
}
