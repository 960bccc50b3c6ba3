import { grouped } from '@/lib/format/numbers'
import { plural, t } from '@/lib/language/words'

/** From here on an amount is hard to follow as digits. */
const LONG_FROM = 1_00_000

const AMOUNT = /₹\s?(\d+(?:,\d+)*)(?:\.(\d\d))?(?![,.]?\d|\s?(?:L|cr|k)\b)/g

/** '34 lakh 70 thousand 921 rupees': a whole amount of at least a lakh. */
function inLakhAndCrore(amount: number): string {
  const crore = Math.floor(amount / 1_00_00_000)
  const parts = [
    crore > 0 && `${grouped(crore)} ${t('crore')}`,
    ...[
      [Math.floor(amount / 1_00_000) % 100, t('lakh')] as const,
      [Math.floor(amount / 1_000) % 100, t('thousand')] as const,
      [amount % 1_000, ''] as const,
    ].map(([count, word]) => count > 0 && `${count} ${word}`.trim()),
  ]
  return plural(amount, parts.filter(Boolean).join(' '), '{0} rupee', '{0} rupees')
}

function spokenAmount(written: string, digits: string, decimals: string | undefined): string {
  const amount = Number(digits.replaceAll(',', ''))
  if (amount < LONG_FROM || !Number.isSafeInteger(amount)) return written
  const paise = Number(decimals)
  if (!paise) return inLakhAndCrore(amount)
  return t('{0} and {1}', inLakhAndCrore(amount), plural(paise, String(paise), '{0} paisa', '{0} paise'))
}

/** The text of an element with its long amounts in lakh and crore; what nobody is shown is left out. */
export function spokenText(element: Element): string {
  const texts: string[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement!.closest('[hidden], [aria-hidden=true], button, script, style'))
      texts.push(node.nodeValue!)
  return texts
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ ([.,;:।])/g, '$1')
    .replace(AMOUNT, spokenAmount)
}
