import { dayInWords } from '@/lib/format/days'
import type { ListedFestival } from '@/lib/panchang/festival-list'
import { mainFestivals } from '@/lib/rules/festivals'
import { typeNames } from '@/components/tools/indian-festival-calendar/words'

/** Twelve festivals that most visitors look for, each with its date, name and type; both dates where sources differ. */
export function MainFestivals({ list }: { list: readonly ListedFestival[] }) {
  const main = list.filter(({ festival }) => mainFestivals.includes(festival.id))
  return (
    <table className="main-festivals">
      <caption className="sr-only">Main festivals of the year</caption>
      <tbody>
        {main.map(({ festival, day, others }) => (
          <tr key={`${festival.id} ${day}`}>
            <th scope="row">{festival.name}</th>
            <td>
              <time dateTime={day}>{dayInWords(day)}</time>
              {others.map((other) => (
                <span key={other.day} className="block text-sm text-soft">
                  also <time dateTime={other.day}>{dayInWords(other.day)}</time>
                </span>
              ))}
            </td>
            <td className="text-soft max-sm:hidden">{typeNames[festival.type]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
