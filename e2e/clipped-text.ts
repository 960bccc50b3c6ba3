import type { Page } from '@playwright/test'

/** Fonts that devices have in place of each other, three with serifs and two without. */
const FONTS = [
  "'Noto Serif'",
  "'DejaVu Serif'",
  "'Liberation Serif', 'Times New Roman'",
  "'DejaVu Sans'",
  "'Liberation Sans', Arial",
]
/** Spacing simulates a font that is wider than any of those here. */
const WIDEST = '* { letter-spacing: 0.045em !important }'
const LOOKS = [...FONTS.map((font) => `* { font-family: ${font} !important }`), WIDEST]
const WIDTHS = [320, 360, 412]

/** Gives the page other fonts in place of those of the look before. */
function setLook(page: Page, look: string): Promise<void> {
  return page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, look)
}

/** Headings, buttons, tabs and the like of which a part is cut off, each in a line. Runs in the page. */
function clippedTexts(): string[] {
  const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX)
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
  /** The right edge up to which a text can be seen; null where it can be scrolled into sight. */
  const edgeOf = (element: Element) => {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      if (scrolls(box)) return null
      if (clips(box)) return box.getBoundingClientRect().right
    }
    return innerWidth
  }
  /** The right edge of the words, without those that only screen readers read, which are in a box of one pixel. */
  const rightOf = (element: Element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let right = -Infinity
    while (texts.nextNode()) {
      if (texts.currentNode.parentElement!.getBoundingClientRect().width <= 1) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      right = Math.max(right, range.getBoundingClientRect().right)
    }
    return right
  }
  const found: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>(
    'h1, h2, h3, button, summary, legend, label, th',
  )) {
    // What only screen readers read is one pixel wide.
    if (!element.checkVisibility() || element.getBoundingClientRect().width <= 1) continue
    const edge = edgeOf(element)
    if (edge !== null && rightOf(element) > edge + 1) found.push(element.textContent)
  }
  for (const input of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
    if (!input.checkVisibility()) continue
    const style = getComputedStyle(input, '::placeholder')
    const own = getComputedStyle(input)
    const pen = document.createElement('canvas').getContext('2d')!
    pen.font = `${style.fontSize} ${style.fontFamily}`
    const spacing = (Number.parseFloat(style.letterSpacing) || 0) * input.placeholder.length
    const room = input.clientWidth - Number.parseFloat(own.paddingLeft) - Number.parseFloat(own.paddingRight)
    if (pen.measureText(input.placeholder).width + spacing > room + 1) found.push(input.placeholder)
  }
  return found
}

/**
 * Headings, buttons and placeholders of an open page that are cut off on a phone, in a line each, in the
 * widest font or in each.
 */
export async function textsCutOff(page: Page, inEachFont: boolean): Promise<string[]> {
  const clipped: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 780 })
    for (const look of inEachFont ? LOOKS : [WIDEST]) {
      await setLook(page, look)
      const texts = await page.evaluate(clippedTexts)
      clipped.push(...texts.map((text) => `${width} px, ${look}: ${text}`))
    }
  }
  return clipped
}
