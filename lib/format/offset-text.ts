/** How far a clock is ahead of UTC, as in ISO times: 19800 is '+05:30'. */
export function offsetText(aheadSeconds: number): string {
  const minutes = Math.abs(Math.round(aheadSeconds / 60))
  const two = (number: number) => String(number).padStart(2, '0')
  return `${aheadSeconds < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
