import { plainDigits } from '@/lib/inputs/read-number'

const FUNCTIONS = [
  ...['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'sinh', 'cosh', 'tanh'],
  ...['ln', 'log', 'log10', 'log2', 'exp', 'sqrt', 'cbrt', 'abs'],
]
const CONSTANTS = ['pi', 'e']

const SIGNS: Record<string, string> = { '×': '*', '÷': '/', π: ' pi ', '√': ' sqrt ', '²': '^2', '³': '^3' }
/** `log10(` and `log2(` are functions with a digit in their name; `log10` without a bracket is the logarithm of 10. */
const TOKEN = /\s*((?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?%?|log(?:10|2)(?=\s*\()|[a-z]+|[-+*/^!()])/y

/**
 * A formula as people write it, as one that a parser reads: × and ÷ become * and /, 12,50,000 loses its
 * commas, 50% is (50/100), 15% of 2400 is a product, and one that is only meant, 2π or 3(4 + 5), gets its
 * sign. Only numbers, arithmetic and the named functions and constants pass.
 * @returns null for anything else
 */
export function plainFormula(text: string): string | null {
  const plain = plainDigits(text.replace(/[×÷π√²³]/g, (sign) => SIGNS[sign]!).replace(/(\d),(?=\d)/g, '$1'))
    .toLowerCase()
    .replace(/%\s*of\b/g, '% *')
  const tokens = tokensOf(plain.trim())
  if (!tokens) return null
  const whole: string[] = []
  for (const [place, token] of tokens.entries()) {
    const before = tokens[place - 1]
    if (token === '!' && !endsValue(before)) return null
    // 2 3 is a typing mistake, not a product.
    if (isNumber(token) && isNumber(before)) return null
    if (endsValue(before) && startsValue(token)) whole.push('*')
    whole.push(token.endsWith('%') ? `(${token.slice(0, -1)}/100)` : token)
  }
  return whole.join(' ')
}

function tokensOf(plain: string): string[] | null {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < plain.length) {
    const token = TOKEN.exec(plain)?.[1]
    if (token === undefined || (/^[a-z]/.test(token) && !isFunction(token) && !isConstant(token))) return null
    tokens.push(token)
  }
  return tokens
}

const isNumber = (token = '') => /^[\d.]/.test(token)
const isFunction = (token: string) => FUNCTIONS.includes(token)
const isConstant = (token: string) => CONSTANTS.includes(token)
const startsValue = (token: string) =>
  isNumber(token) || isFunction(token) || isConstant(token) || token === '('
const endsValue = (token = '') => isNumber(token) || isConstant(token) || token === ')' || token === '!'
