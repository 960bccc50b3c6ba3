import { type RefObject, useEffect } from 'react'

/** Of `@page roll` and `@page narrow-roll` in paper.css, and between two papers. */
const MARGINS_MM = 8
const GAP_MM = 10
/** More than one print adds to what the screen measures by rounding. */
const SPARE_MM = 4

const millimetres = (pixels: number) => (pixels / 96) * 25.4

/** Makes the printed page of a till's roll as long as what is on it: one strip, without a break or an empty end. */
export function useRollPage(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!('adoptedStyleSheets' in document)) return
    const pages = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, pages]
    const fit = () => {
      const length = stripLength(place.current!)
      if (length === null) return
      pages.replaceSync(
        `@page roll { size: 80mm ${length}mm; margin: 4mm } @page narrow-roll { size: 58mm ${length}mm; margin: 4mm }`,
      )
    }
    addEventListener('beforeprint', fit)
    return () => {
      removeEventListener('beforeprint', fit)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== pages)
    }
  }, [place])
}

/** In whole millimetres; null where the paper is no roll. */
function stripLength(place: HTMLElement): number | null {
  const strips = [...place.querySelectorAll('.paper-roll')]
  if (strips.length === 0) return null
  const body = place.closest<HTMLElement>('.paper-body')!
  // While the preview is closed on a phone it has no height.
  body.style.display = 'block'
  const pixels = strips.reduce((sum, strip) => sum + strip.getBoundingClientRect().height, 0)
  body.style.removeProperty('display')
  return Math.ceil(millimetres(pixels) + MARGINS_MM + (strips.length - 1) * GAP_MM + SPARE_MM)
}
