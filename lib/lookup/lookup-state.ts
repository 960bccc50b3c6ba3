/** How a question ended. An answer may well be "not found"; failed means that there was none, for `fault`. */
export type LookupEnd<Question, Answer> =
  | { kind: 'answered'; question: Question; answer: Answer }
  | { kind: 'failed'; question: Question; fault: unknown }

/** Where a question stands. */
export type LookupState<Question, Answer> =
  { kind: 'idle' } | { kind: 'loading'; question: Question } | LookupEnd<Question, Answer>

export type LookupEvent<Question, Answer> =
  { kind: 'asked'; question: Question } | { kind: 'cleared' } | LookupEnd<Question, Answer>

/** The next state. What comes for any question but the one now waited for is late, and changes nothing. */
export function nextLookup<Question, Answer>(
  state: LookupState<Question, Answer>,
  event: LookupEvent<Question, Answer>,
): LookupState<Question, Answer> {
  switch (event.kind) {
    case 'cleared':
      return { kind: 'idle' }
    case 'asked':
      return { kind: 'loading', question: event.question }
    case 'answered':
    case 'failed':
      return state.kind === 'loading' && state.question === event.question ? event : state
  }
}
