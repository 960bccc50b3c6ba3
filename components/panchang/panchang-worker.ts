import { answerTo, type Question } from '@/lib/panchang/questions'

/** A question to the worker. Its answer comes back under the same number. */
export interface NumberedQuestion {
  number: number
  question: Question
}

// A question that throws is a fault of ours: the page hears of it as an error of the worker.
addEventListener('message', ({ data: { number, question } }: MessageEvent<NumberedQuestion>) => {
  postMessage({ number, answer: answerTo(question) })
})
