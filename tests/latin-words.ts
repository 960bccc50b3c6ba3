/** Abbreviations, units, brands and formats that stay in Latin letters in other languages (docs/hindi.md). */
const ALLOWED = new Set(
  'EMI GST IGST CGST SGST UTGST SIP FD RD TDS TCS PAN TAN IFSC MICR UPI PDF CSV QR BMI AQI HRA PPF NPS EPF EPS XIRR CAGR RC OTP URL PIN GSTIN HSN SAC Excel Google WhatsApp Jantar English'.split(
    ' ',
  ),
)

const ATTRIBUTES = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description', 'aria-valuetext']

/** The words in Latin letters that a visitor can see or hear, without what stays so in every language. */
export function latinWordsIn(container: Element): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  while (walker.nextNode())
    if (!walker.currentNode.parentElement!.closest('[lang^=en], script, style, [translate=no]'))
      texts.push(walker.currentNode.textContent!)
  for (const element of container.querySelectorAll('*'))
    for (const name of ATTRIBUTES) texts.push(element.getAttribute(name) ?? '')
  return [...new Set(texts.flatMap((text) => text.match(/[A-Za-z]{2,}/g) ?? []))].filter(
    (word) => !ALLOWED.has(word),
  )
}
