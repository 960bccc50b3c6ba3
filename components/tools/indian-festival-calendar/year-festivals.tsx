import { useLatePart } from '@/components/tool-form/use-late-part'
import { YearList } from '@/components/tools/indian-festival-calendar/year-list'
import type { ListedFestival } from '@/lib/panchang/festival-list'
import { gazettedListOf } from '@/lib/rules/gazetted-holidays'

interface YearFestivalsProps {
  year: number
  list: readonly ListedFestival[]
  byMonth: boolean
}

const loadMonths = async () =>
  (await import('@/components/tools/indian-festival-calendar/year-months')).default

/** The festivals of the year that pass the filters, as a list or as twelve months. */
export function YearFestivals({ year, list, byMonth }: YearFestivalsProps) {
  const { part: YearMonths } = useLatePart(loadMonths, byMonth)
  const official = gazettedListOf(year)
  return (
    <section aria-labelledby="festivals" className="card mt-5 p-5">
      <h2 id="festivals" className="text-2xl">
        Festivals and holidays of {year}
      </h2>
      <p role="status" className="text-soft">
        {list.length === 0
          ? 'No festival passes these filters. Choose another type, religion or state.'
          : `${list.length} entries, computed for New Delhi by the rule of each festival.`}
      </p>
      <p className="text-soft">
        {official
          ? 'Central government holidays are those of the official list.'
          : `We have not seen the government’s list of ${year}, so its holidays are marked as usual ones only.`}
      </p>
      {byMonth && YearMonths ? <YearMonths year={year} list={list} /> : <YearList list={list} />}
    </section>
  )
}
