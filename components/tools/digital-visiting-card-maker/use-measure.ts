import { useSyncExternalStore } from 'react'
import { canvasMeasure } from '@/lib/visiting-card/canvas-letters'
import { type Measure, roughMeasure } from '@/lib/visiting-card/face-marks'

const never = () => () => {}
let measure: Measure | undefined

/** Widths of letters as this browser draws them; on the server a rough guess. */
export function useMeasure(): Measure {
  return useSyncExternalStore(
    never,
    () => (measure ??= canvasMeasure()),
    () => roughMeasure,
  )
}
