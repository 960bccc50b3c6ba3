import { shownResult } from '@/lib/arithmetic/keypad'
import { formulaValue } from '@/lib/arithmetic/scientific'
import type { Query } from '@/lib/questions/query/query'
import { asWhole } from '@/lib/questions/query/understood'
import { controls } from '@/lib/questions/tool-question'

const ASKED = /^(?:what is|what's|calculate|calc|solve|=) ?| ?[=?]$/g
/** Only figures, signs, brackets and the functions of the calculator. */
const FORMULA =
  /^(?:[\d.,\s()+\-*/×÷^%!√π²³]|x(?=[\s\d(.])|\b(?:sqrt|sin|cos|tan|asin|acos|atan|log|log2|log10|ln|exp|abs|pi|e)\b)+$/
const HAS_SUM = /\d\s*[+\-*/×÷^x]\s*[\d(.a-z√]|sqrt|√|sin|cos|tan|log|ln|\d!/

/** '2+3*4', '12 x 15', 'sqrt(16)': the value of the sum. A date such as 15/08/1990 is not one. */
export const sumQuestion = asWhole(({ typed: text }: Query) => {
  const formula = text.replace(ASKED, '').trim()
  // '1299 + 15%' has another value on a calculator of the shop than on a scientific one.
  if (/[+-]\s*[\d.]+\s*%/.test(formula)) return null
  if (!FORMULA.test(formula) || !HAS_SUM.test(formula) || /^\d{1,4}[/-]\d{1,2}[/-]\d{2,4}$/.test(formula))
    return null
  const sum = formula
    .replace(/(?<=[\d)\s])x(?=[\s\d(.])/g, '*')
    .replaceAll(',', '')
    .replace(/\s+/g, ' ')
  const value = formulaValue(sum, 'degrees')
  if (value === null) return null
  const set = controls({ mode: 'scientific', sum })
  return {
    slug: 'all-in-one-calculator',
    set,
    answer: { output: 'display', as: 'text', value, text: shownResult(value), terms: [] },
  }
})
