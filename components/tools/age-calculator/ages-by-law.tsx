'use client'

import { DataTable } from '@/components/results/data-table'
import { dayOfAge } from '@/lib/calendar/age'
import { daysBetween } from '@/lib/calendar/calendar-day'
import { dayInWords } from '@/lib/format/days'
import { agesByLaw } from '@/lib/rules/ages'
import { counted } from './rows'

interface AgesByLawProps {
  /** Null while no date of birth is chosen: then the ages alone are listed. */
  days: { dob: string; on: string } | null
}

/** The ages that open something by law, and the days on which they are reached. */
export default function AgesByLaw({ days }: AgesByLawProps) {
  const rows = agesByLaw.map(({ says, values }) => {
    const years = values.at(-1)!.value
    return [says, String(years), ...(days ? reached(days.dob, days.on, years) : ['—', '—'])]
  })
  return (
    <>
      <p className="mt-1 mb-2 text-soft">
        {!days && 'Choose a date of birth to see the days. '}
        By laws of the Union; a state may differ. The age alone does not decide, so read the law or the notice
        for the other conditions. The sources stand at the end of this page.
      </p>
      <DataTable
        caption="Ages in law and when they are reached"
        headings={['For', 'Age', 'Reached on', 'On the chosen date']}
        rows={rows}
      />
    </>
  )
}

function reached(dob: string, on: string, years: number): string[] {
  const day = dayOfAge(dob, years)
  const left = daysBetween(on, day)
  return [dayInWords(day), left > 0 ? `in ${counted(left, 'day')}` : 'reached']
}
