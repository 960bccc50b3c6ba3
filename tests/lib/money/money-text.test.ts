import { moneyText, rateDigits, rateText } from '@/lib/money/money-text'
import { currencyCodes } from '@/lib/money/currency-codes'

const NO_BREAK = '\u00a0'

describe('money as short text', () => {
  it.each([
    [96.08534228, 'INR', '₹96.09'],
    [12_34_567.891, 'INR', '₹12,34,567.89'],
    [1234.5, 'USD', '$1,234.50'],
    [3.6725, 'AED', `AED${NO_BREAK}3.67`],
    [156.42, 'JPY', 'JP¥156.42'],
  ])('%d %s is %s', (amount, code, text) => expect(moneyText(amount, code)).toBe(text))

  it('a rate has four decimals', () => {
    expect(rateText(96.08534228, 'USD', 'INR')).toBe('1 USD = ₹96.0853')
    expect(rateText(0.010407415, 'INR', 'USD')).toBe('1 INR = $0.0104')
  })

  it('the working has eight digits that count', () => {
    expect(rateDigits(0.0000698802)).toBe('0.0000698802')
    expect(rateDigits(96.085342281)).toBe('96.085342')
  })

  it('every currency can be shown', () => {
    for (const code of currencyCodes) expect(moneyText(1, code)).toMatch(/1\.00/)
  })
})
