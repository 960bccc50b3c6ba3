import { inForce } from '@/lib/rules/in-force'
import { type CalendarDay } from '@/lib/calendar/calendar-day'
import type { Rule } from '@/lib/rules/rule'

interface DueDate {
  label: string
  month: number
  day: number
}

/** Days by which advance tax is due each year, and the year's last day. Extensions of single years are not in it. */
export const taxDueDates: Rule<readonly DueDate[]> = {
  label: 'Advance tax is due by 15 June, 15 September, 15 December and 15 March',
  unit: 'days of the year',
  checkedOn: '2026-11-22',
  values: [
    {
      from: '2026-04-01',
      value: [
        { label: 'Advance tax, 15%', month: 6, day: 15 },
        { label: 'Advance tax, 45%', month: 9, day: 15 },
        { label: 'Advance tax, 75%', month: 12, day: 15 },
        { label: 'Advance tax, 100%', month: 3, day: 15 },
        { label: 'End of the financial year', month: 3, day: 31 },
      ],
      source: {
        title: 'Income-tax Act, 2025, section 408: instalments of advance tax and due dates',
        href: 'https://www.aubsp.com/income-tax-act-2025-section-408/',
      },
    },
  ],
}

const two = (number: number) => String(number).padStart(2, '0')

/** The next day of each due date after a day, the soonest first. */
export function taxDueDays(after: CalendarDay): { label: string; day: CalendarDay }[] {
  const year = Number(after.slice(0, 4))
  return inForce(taxDueDates, after)
    .value.map(({ label, month, day }) => {
      const thisYear = `${year}-${two(month)}-${two(day)}`
      return { label, day: thisYear > after ? thisYear : `${year + 1}${thisYear.slice(4)}` }
    })
    .sort((a, b) => a.day.localeCompare(b.day))
}
