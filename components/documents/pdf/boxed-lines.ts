import type { CustomTableLayout } from 'pdfmake/interfaces'
import type { PaperSum } from '@/components/documents/paper/paper'

/** In points. */
export const LINE_WIDTH = 0.6
export const PADDING = 4
/** Above and below the rows of a bill with smaller gaps. */
export const TIGHT_PADDING = 1
const LINE_COLOUR = '#444444'

/** Lines on all sides; a box below another one shares its upper edge. Padding is that above and below. */
export function boxLayout({ top = false, padding = PADDING - 1 } = {}): CustomTableLayout {
  return {
    hLineWidth: (line) => (line > 0 || top ? LINE_WIDTH : 0),
    vLineWidth: () => LINE_WIDTH,
    hLineColor: () => LINE_COLOUR,
    vLineColor: () => LINE_COLOUR,
    paddingLeft: () => PADDING,
    paddingRight: () => PADDING,
    paddingTop: () => padding,
    paddingBottom: () => padding,
  }
}

/** The column of the sums is the last one of the rows: wide enough for the longest, in points. */
export const sumWidth = (sums: readonly PaperSum[]): number =>
  Math.max(LEAST_SUM_WIDTH, ...sums.map(({ value }) => value.length * WIDTH_OF_A_DIGIT))

const LEAST_SUM_WIDTH = 64
/** Bold, at the size of a total. */
const WIDTH_OF_A_DIGIT = 6.6
