import { answerTo } from '@/lib/panchang/questions'
import type { NumberedQuestion } from '@/components/panchang/panchang-worker'

/** Replaces the worker of the panchang, which jsdom does not have: it really computes, in the page. */
export class WorkerInPage extends EventTarget {
  /** The next worker does not load. */
  static fails = false

  postMessage({ number, question }: NumberedQuestion): void {
    const { fails } = WorkerInPage
    setTimeout(() => {
      const data = fails ? null : { number, answer: answerTo(question) }
      this.dispatchEvent(data ? new MessageEvent('message', { data }) : new Event('error'))
    })
  }

  terminate(): void {}
}

globalThis.Worker = WorkerInPage as unknown as typeof Worker
