import { BASE_FAMILY } from '@/components/documents/pdf/pdf-scripts'
import { MILLIMETRE } from '@/components/documents/pdf/pdf-parts'

/** A sheet of paper, in points. */
export interface PdfSheet {
  width: number
  height: number
  margins: [left: number, top: number, right: number, bottom: number]
  fontSize: number
}

interface Sides {
  left: number
  top: number
  right: number
  bottom: number
}

const margins = ({ left, top, right, bottom }: Sides) =>
  [left, top, right, bottom].map((side) => side * MILLIMETRE) as PdfSheet['margins']

export const A4: PdfSheet = {
  width: 595.28,
  height: 841.89,
  margins: margins({ left: 14, top: 13, right: 14, bottom: 16 }),
  fontSize: 9,
}

/** Upright, for bills of a few lines. */
export const A5: PdfSheet = {
  width: 419.53,
  height: 595.28,
  margins: margins({ left: 9, top: 8, right: 9, bottom: 12 }),
  fontSize: 7.2,
}

/** Across, as wide as an A4 page: half of one. */
export const HALF_OF_A4: PdfSheet = { ...A4, height: A5.width }

/** Between the margins. */
export const widthOf = ({ width, margins: [left, , right] }: PdfSheet): number => width - left - right
export const heightInside = ({ height, margins: [, top, , bottom] }: PdfSheet): number =>
  height - top - bottom

/** The type of everything on a sheet that has none of its own. */
export const textStyleOf = ({ fontSize }: Pick<PdfSheet, 'fontSize'>) => ({
  font: BASE_FAMILY,
  fontSize,
  lineHeight: 1.02,
})
