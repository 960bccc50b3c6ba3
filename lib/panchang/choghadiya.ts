import { type DayAndNight, daylight, night, partsOf, type Span } from '@/lib/panchang/day-parts'

export type Choghadiya = 'Udvega' | 'Chara' | 'Labha' | 'Amrita' | 'Kala' | 'Shubha' | 'Roga'
export type Quality = 'good' | 'neutral' | 'avoided'

/** In the order in which they follow each other by day: the planets of the weekdays, from the Sun inwards and round. */
const BY_DAY: Choghadiya[] = ['Udvega', 'Chara', 'Labha', 'Amrita', 'Kala', 'Shubha', 'Roga']

/** Which of them begins the day, and which the night, from Sunday to Saturday. */
const FIRST_BY_DAY: Choghadiya[] = ['Udvega', 'Amrita', 'Roga', 'Labha', 'Shubha', 'Chara', 'Kala']
const FIRST_BY_NIGHT: Choghadiya[] = ['Shubha', 'Chara', 'Kala', 'Udvega', 'Amrita', 'Roga', 'Labha']

/** By night every fifth follows, counted in the order of the day. */
const NIGHT_STEP = 5

const QUALITY: Record<Choghadiya, Quality> = {
  Amrita: 'good',
  Shubha: 'good',
  Labha: 'good',
  Chara: 'neutral',
  Udvega: 'avoided',
  Kala: 'avoided',
  Roga: 'avoided',
}

interface ChoghadiyaSpan extends Span {
  name: Choghadiya
  quality: Quality
}

function eighths(span: Span, first: Choghadiya, step: number): ChoghadiyaSpan[] {
  const from = BY_DAY.indexOf(first)
  return partsOf(span, 8).map((part, at) => {
    const name = BY_DAY[(from + at * step) % BY_DAY.length]!
    return { ...part, name, quality: QUALITY[name] }
  })
}

/** The eight parts of the daylight and the eight of the night, each named. */
export const choghadiyaByDay = (day: DayAndNight): ChoghadiyaSpan[] =>
  eighths(daylight(day), FIRST_BY_DAY[day.weekday]!, 1)
export const choghadiyaByNight = (day: DayAndNight): ChoghadiyaSpan[] =>
  eighths(night(day), FIRST_BY_NIGHT[day.weekday]!, NIGHT_STEP)
