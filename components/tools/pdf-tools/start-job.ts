import type { JobAnswer, NamedFile, PdfJob, Progress } from '@/lib/pdf-files/pdf-job'
import type { AskedJob, JobMessage } from './pdf-worker'

/**
 * Starts a job in a worker of its own, which ends with it. Rejects when the worker does not load or fails.
 * @param signal aborted, it ends the worker at once; nothing is answered then
 */
export function startJob(
  job: PdfJob,
  files: readonly NamedFile[],
  onProgress: Progress,
  signal: AbortSignal,
): Promise<JobAnswer> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  signal.addEventListener('abort', () => worker.terminate())
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<JobMessage>) => {
      if (data.kind === 'progress') return onProgress(data.done, data.total)
      worker.terminate()
      resolve(data.answer)
    })
    worker.addEventListener('error', () => {
      worker.terminate()
      reject(new Error('The worker that makes PDFs stopped'))
    })
    const asked: AskedJob = { job, files }
    worker.postMessage(asked)
  })
}
