/**
 * Someone who can be asked: a directory shipped with the site, or a service. "Not found" is an answer and part of
 * Answer; a question that got none rejects with a LookupFault, or with the signal's reason when it was given up.
 */
export interface LookupSource<Question, Answer> {
  ask(question: Question, signal: AbortSignal): Promise<Answer>
}

/** Which of the two answered. */
export type AnsweredBy = 'live' | 'directory'
