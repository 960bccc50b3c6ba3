import { dayInWords } from '@/lib/format/days'
import { indianDay } from '@/lib/panchang/indian-time'
import { monthName, nationalMonthName, pakshaOf, samvatsaraName, signName } from '@/lib/panchang/names'
import type { Panchang } from '@/lib/panchang/panchang'

/** The month by both counts, the years of the eras, and the signs of Sun and Moon. */
export function MonthRows({ panchang: { month, limbs, angles } }: { panchang: Panchang }) {
  const { lunar, purnimanta, eras, national } = month
  const paksha = pakshaOf(limbs.tithis[0]!.index)
  const adhika = lunar.adhika ? 'Adhika ' : ''
  const rows: [string, string][] = [
    ['Month (amanta)', `${adhika}${monthName(lunar.index)}, ${paksha} paksha`],
    ['Month (purnimanta)', `${adhika}${monthName(purnimanta)}, ${paksha} paksha`],
    ['Month ends', `New moon on ${dayInWords(indianDay(lunar.end))}`],
    ['Vikram Samvat', `${eras.vikram} (Gujarat ${eras.vikramGujarati})`],
    ['Shaka Samvat', `${eras.shaka} ${samvatsaraName(eras.samvatsara)}`],
    ['National calendar', `${national.day} ${nationalMonthName(national.month - 1)} ${national.year} Saka`],
    ['Sun in', signName(angles.sunSign)],
    ['Moon in', signName(angles.moonSign)],
  ]
  return (
    <dl className="mt-3 grid gap-x-6 sm:grid-cols-2">
      {rows.map(([label, words]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-3 border-b border-line py-2">
          <dt className="text-soft">{label}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
