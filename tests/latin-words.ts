/** Abbreviations, units, brands and formats that stay in Latin letters in other languages (docs/hindi.md). */
const ALLOWED = new Set(
  'EMI GST IGST CGST SGST UTGST SIP FD RD TDS TCS PAN TAN IFSC MICR UPI PDF CSV QR BMI AQI HRA PPF NPS EPF EPS XIRR CAGR RC OTP URL PIN GSTIN HSN SAC Excel Google WhatsApp Jantar English'.split(
    ' ',
  ),
)

/** The texts that a visitor can see or hear; not those marked as English or as what is not translated. May run in a page. */
export function textsOf(container: Element | undefined): string[] {
  const root = container ?? document.body
  const skipped = '[lang^=en], [translate=no], script, style, noscript, textarea, code, kbd, .paper'
  const texts: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode())
    if (!walker.currentNode.parentElement!.closest(skipped)) texts.push(walker.currentNode.textContent!)
  for (const element of root.querySelectorAll(`*:not(${skipped})`))
    for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-description', 'aria-valuetext'])
      if (!element.closest(skipped)) texts.push(element.getAttribute(name) ?? '')
  return texts
}

/** The words in Latin letters among them, without what stays so in every language. */
export const latinWords = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !ALLOWED.has(word))),
]
