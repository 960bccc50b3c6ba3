import { spokenText } from '@/components/announcer/spoken-text'

function textOf(html: string): string {
  document.body.innerHTML = `<p>${html}</p>`
  return spokenText(document.querySelector('p')!)
}

test.each([
  ['a short amount stays as it is', 'Monthly EMI ₹21,696', 'Monthly EMI ₹21,696'],
  ['from a lakh on it is in words', '₹1,00,000', '1 lakh rupees'],
  ['lakh, thousand and the rest', 'Total ₹34,70,921', 'Total 34 lakh 70 thousand 921 rupees'],
  ['many crore are grouped', '₹12,34,56,78,901', '1,234 crore 56 lakh 78 thousand 901 rupees'],
  ['paise that are not nought', '₹1,50,000.05', '1 lakh 50 thousand rupees and 5 paise'],
  ['paise that are nought', '₹1,50,000.00', '1 lakh 50 thousand rupees'],
  ['a short form is short enough', '₹25 L and ₹1.2 cr', '₹25 L and ₹1.2 cr'],
  ['a full stop is no point', 'It is ₹10,00,000.', 'It is 10 lakh rupees.'],
  ['parts are apart', '<span>Maturity</span><b>₹500</b>', 'Maturity ₹500'],
  ['no space before a full stop', 'Total <b>₹500</b>.', 'Total ₹500.'],
  ['what is hidden is not spoken', 'Total <i hidden>x</i><button>Copy</button>', 'Total'],
])('%s', (_, html, spoken) => {
  expect(textOf(html)).toBe(spoken)
})
