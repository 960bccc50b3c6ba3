import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { readQuery } from '@/lib/questions/query/query'
import type { UnderstoodQuestion } from '@/lib/questions/query/understood'
import { subjects } from '@/lib/questions/subjects'
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
  const ask = async (asTyped: boolean): Promise<ToolQuestion | null> => {
    const text = asTyped ? query.typed : query.text
    const asked = await Promise.all(
      among.map(async ([about, load, where]): Promise<Named | null> => {
        if ((where === 'typed') !== asTyped || (where === 'withNumber' && !/\d/.test(text))) return null
        const by = about.exec(text)
        if (!by) return null
        const part = await load().catch(() => null)
        const read = part?.(query, today)
        if (!read) return null
        const at = /[a-z]/.test(by[0]) ? by.index : Infinity
        return { ...read, at, letters: by[0].length }
      }),
    )
    return asked.filter((read) => read !== null).sort(better)[0] ?? null
  }
  // Nearly each query with a number might name a unit: that part loads only where no other is asked.
  return (await ask(false)) ?? ask(true)
}
