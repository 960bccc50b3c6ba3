/**
 * Abbreviations in capitals stay in Latin letters in other languages (docs/hindi.md), and so do these names,
 * units and formats.
 */
const ALLOWED = new Set(
  [
    'Excel Google WhatsApp Facebook Telegram Jantar English Norway Open Meteo GeoNames LibreOffice Sheets Jio Airtel Vi Protean',
    'mParivahan DigiLocker JavaScript kWh kW WebP dpi vCard vcf ics xls xlsx Wi Fi Enter Alt sin ln',
    // Parts of the numbers of sections: 16(ia), 5(ii), 393(1)(iv), 16(2)(aa).
    'aa ia ii iii iv vi',
    // Examples of what is typed; the letters of the names make the score of the love calculator.
    'name bank you example in upi pay pa myshop pn My Shop cu Asha Ravi',
  ]
    .join(' ')
    .split(' '),
)
const isAbbreviation = (word: string) => word === word.toUpperCase()

/** What is quoted in English: buttons of other programs and sites, words that a law wants as they are. */
const QUOTED =
  /\bData\b|SBI Card|Search Taxpayer|Pay Tax|Other Receipts|From Text|voice only|Verify Your PAN|Link Aadhaar Status|\bLink\b|Know Your Vehicle Details|Central Tax(?: \(Rate\))?|Returns Offline Tool|Bulk upload|composition taxable person, not eligible to collect tax on supplies/g
const WEB_ADDRESS = /[\w-]+(?:\.[\w-]+)+/g

/**
 * The texts with Latin letters that a visitor can see or hear; not those marked as English or as what is not
 * translated. May run in a page.
 */
export function textsOf(container?: Element | void): string[] {
  const root = container ?? document.body
  const skipped = '[lang^=en], [translate=no], script, style, noscript, textarea, code, kbd, .paper'
  const texts: string[] = []
  // The ancestors are looked at last, since most texts of a translated page have no Latin letters.
  const add = (text: string | null, element: Element) => {
    if (text && /[A-Za-z]{2}/.test(text) && !element.closest(skipped)) texts.push(text)
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) add(walker.currentNode.textContent, walker.currentNode.parentElement!)
  for (const element of root.querySelectorAll('*'))
    for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-description', 'aria-valuetext'])
      add(element.getAttribute(name), element)
  return texts
}

/** The words in Latin letters among them, without what stays so in every language. */
export const latinWords = (texts: readonly string[]): string[] => [
  ...new Set(
    texts
      .flatMap(
        (text) =>
          text
            .replace(QUOTED, '')
            .replace(WEB_ADDRESS, '')
            .match(/[A-Za-z]{2,}/g) ?? [],
      )
      .filter((word) => !ALLOWED.has(word) && !isAbbreviation(word)),
  ),
]
