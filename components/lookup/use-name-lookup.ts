import { useLinkedSearch } from '@/components/lookup/use-linked-search'
import { useLookup } from '@/components/lookup/use-lookup'
import { problemOfName } from '@/lib/directory/closeness'

/** The search by a name, which links call `place`: its field, and how the question stands. */
export function useNameLookup<Answer>(answerTo: (name: string, signal: AbortSignal) => Promise<Answer>) {
  const { state, ask, clear } = useLookup(answerTo)
  const field = useLinkedSearch({
    name: 'place',
    read: (text) => text,
    problemOf: nameProblemText,
    ask: (place) => void ask(place.trim()),
  })
  return {
    state,
    field: {
      ...field,
      onText: (text: string) => {
        field.onText(text)
        if (state.kind !== 'answered') clear()
      },
      search: (place: string) => {
        const asked = field.search(place)
        if (!asked) clear()
        return asked
      },
    },
  }
}

function nameProblemText(name: string): string | null {
  const problem = problemOfName(name)
  if (problem === null) return null
  return problem.kind === 'otherScript'
    ? 'Please write the name in Latin letters or in Hindi, such as Andheri.'
    : `Please type at least ${problem.min} letters of the name.`
}
