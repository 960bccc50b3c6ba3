const LINE_WIDTH = 2.5
/** On each side of the line, so that no hairline and no other line touches it. */
const HALO_WIDTH = 3

/** A line of a chart, each point as 'x,y', over a halo of its background. */
export function ChartLine({ points, colour }: { points: readonly string[]; colour: string }) {
  const line = { points: points.join(' '), fill: 'none' }
  return (
    <>
      <polyline {...line} stroke="var(--paper)" strokeWidth={LINE_WIDTH + 2 * HALO_WIDTH} />
      <polyline {...line} stroke={colour} strokeWidth={LINE_WIDTH} />
    </>
  )
}
