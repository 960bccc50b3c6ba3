import { saveFile } from '@/components/share/save-file'
import { calendarFile, type CalendarEntry } from '@/lib/calendar/calendar-file'

/** Saves entries as a calendar file. @param stem of its name: 'festivals-2026' */
export const saveCalendar = (stem: string, title: string, entries: readonly CalendarEntry[]) =>
  saveFile(`${stem}.ics`, 'text/calendar;charset=utf-8', calendarFile(title, entries, Date.now(), 'jantar'))
