import { FestivalRow } from '@/components/tools/indian-festival-calendar/festival-row'
import { monthInWords } from '@/lib/format/days'
import type { ListedFestival } from '@/lib/panchang/festival-list'

/** The festivals of a year, month by month. */
export function YearList({ list }: { list: readonly ListedFestival[] }) {
  const months = [...new Set(list.map(({ day }) => day.slice(0, 'YYYY-MM'.length)))]
  return months.map((month) => (
    <section key={month} aria-labelledby={`month-${month}`} className="mt-5">
      <h3 id={`month-${month}`} className="text-xl">
        {monthInWords(month)}
      </h3>
      <ul>
        {list
          .filter(({ day }) => day.startsWith(month))
          .map((listed) => (
            <FestivalRow key={`${listed.festival.id} ${listed.day}`} listed={listed} />
          ))}
      </ul>
    </section>
  ))
}
