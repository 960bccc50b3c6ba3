import { offscreenRedraw } from '@/lib/pdf-files/offscreen-redraw'
import { type JobAnswer, type NamedFile, pdfJob, type PdfJob } from '@/lib/pdf-files/pdf-job'

export interface AskedJob {
  job: PdfJob
  files: readonly NamedFile[]
}

export type JobMessage =
  { kind: 'progress'; done: number; total: number } | { kind: 'answer'; answer: JobAnswer }

const say = (message: JobMessage) => postMessage(message)

addEventListener('message', ({ data: { job, files } }: MessageEvent<AskedJob>) => {
  pdfJob(job, {
    files,
    redraw: offscreenRedraw,
    onProgress: (done, total) => say({ kind: 'progress', done, total }),
  }).then(
    (answer) => say({ kind: 'answer', answer }),
    // A fault of ours: the page hears of it as an error of the worker.
    reportError,
  )
})
