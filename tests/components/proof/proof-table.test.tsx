import { render, screen } from '@testing-library/react'
import { ProofTable } from '@/components/proof/proof-table'
import { pageLanguageOf } from '@/content/languages'
import { goldenCases } from '@/lib/proof/golden-cases'
import { latinWords, textsOf } from '@/tests/latin-words'

afterEach(() => {
  globalThis.pageLanguage = undefined
})

const count = Object.keys(goldenCases).length
/** What a card has between its question and its source. */
const answerTo = (question: string) =>
  screen.getByRole('link', { name: new RegExp(question) }).nextElementSibling!.textContent

it('computes every answer and shows that all agree', async () => {
  render(<ProofTable />)
  expect(await screen.findByText(`All ${count} answers agree with their sources.`)).toBeInTheDocument()
  expect(answerTo('^Sunrise')).toBe('7:15 am = 7:15 am')
  expect(answerTo('^When that tithi ends')).toBe('12:42 am = 12:42 am')
  expect(screen.getAllByText('Source')).toHaveLength(count)
  expect(document.querySelector('details[open]')).toBeNull()
  expect(screen.getByRole('link', { name: /^EMI of/ })).toHaveAttribute('href', '/emi-calculator')
})

it('does so in Hindi, where only the titles of sources are in English', async () => {
  globalThis.pageLanguage = pageLanguageOf('hi')
  const { container } = render(<ProofTable />)
  expect(await screen.findByText(`${count} जवाब अपने स्रोत से पूरे मिलते हैं।`)).toBeInTheDocument()
  expect(screen.queryByText(/≠/)).not.toBeInTheDocument()
  expect(answerTo('सूर्योदय, मिनट तक')).toBe('सुबह 7:15\u00a0बजे = सुबह 7:15\u00a0बजे')
  expect(screen.getByRole('link', { name: '₹10,00,000 की EMI, 8.5% पर, 120 महीने के लिए' })).toHaveAttribute(
    'href',
    '/hi/emi-calculator',
  )
  expect(latinWords(textsOf(container))).toEqual([])
  const cited = Object.values(goldenCases).filter(({ source }) => 'href' in source)
  const english = [...container.querySelectorAll('[lang]')]
  expect(english.map(({ textContent }) => textContent)).toEqual(cited.map(({ source }) => source.title))
})
