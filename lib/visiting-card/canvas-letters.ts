import { FAMILIES, type Font, type MeasureText, roughMeasure } from '@/lib/visiting-card/face-marks'

export const canvasFont = ({ size, weight, family }: Font) => `${weight} ${size}px ${FAMILIES[family]}`

/** Widths as the browser draws them, or a rough guess where it draws nothing. */
export function canvasMeasure(): MeasureText {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return roughMeasure
  return (text, font) => {
    context.font = canvasFont(font)
    return context.measureText(text).width
  }
}
