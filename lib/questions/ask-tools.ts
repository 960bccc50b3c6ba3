import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { readQuery } from '@/lib/questions/query/query'
import type { UnderstoodQuestion } from '@/lib/questions/query/understood'
import { type QuestionSubject, subjects, unitSubject } from '@/lib/questions/subjects'
import type { ToolQuestion } from '@/lib/questions/tool-question'

interface Named extends UnderstoodQuestion {
  /** Where the query names the subject, and in how many letters. A sign, such as that of per cent, names none. */
  at: number
  letters: number
}

/**
 * First what understands a query whole, with more words of its own. Of what leaves a word or a number over, and so has
 * no answer, and of what understands as many, first what the query names first, and by more letters.
 */
const better = (one: Named, other: Named): number =>
  other.own - one.own || one.at - other.at || other.letters - one.letters

/**
 * The tool that a query asks for with numbers, a place or a day, its controls set from the query, and its
 * answer by the tool's own calculation. Of several that could be meant it is the one that understands most of the
 * query. Null where it names no such thing, and where the part that would answer could not be loaded: the search
 * itself still finds the tool.
 */
export async function askTools(
  typed: string,
  today: CalendarDay,
  among = subjects,
): Promise<ToolQuestion | null> {
  const query = readQuery(typed)
  const ask = async (text: string, about: readonly QuestionSubject[]): Promise<ToolQuestion | null> => {
    const asked = await Promise.all(
      about.map(async ([names, load, withNumber]): Promise<Named | null> => {
        const by = withNumber && !/\d/.test(text) ? null : names.exec(text)
        const part = by && (await load().catch(() => null))
        const read = part && part(query, today)
        return read && { ...read, at: /[a-z]/.test(by[0]) ? by.index : Infinity, letters: by[0].length }
      }),
    )
    return asked.filter((read) => read !== null).sort(better)[0] ?? null
  }
  // Nearly each query with a number might name a unit: that part loads only where no other is asked.
  return (await ask(query.text, among)) ?? ask(query.typed, [unitSubject])
}
