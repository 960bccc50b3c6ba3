const UTC = 0

/** The seconds ahead of UTC by which times are shown: UTC itself where a place's zone is not known. */
export const shownAhead = (aheadSeconds: number | null): number =>
  aheadSeconds === null ? UTC : aheadSeconds

/** A moment in seconds since 1970 on a clock so far ahead of UTC: 'YYYY-MM-DDTHH:MM'. */
export function clockTime(second: number, aheadSeconds: number): string {
  return new Date((second + aheadSeconds) * 1_000).toISOString().slice(0, 16)
}

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

export const isClockTime = (text: unknown): text is string => isDate(text, TIME, 'Z')
export const isDay = (text: unknown): text is string => isDate(text, DAY, 'T00:00Z')

function isDate(text: unknown, form: RegExp, rest: string): text is string {
  return typeof text === 'string' && form.test(text) && Number.isFinite(Date.parse(text + rest))
}
