import { render, screen, within } from '@testing-library/react'
import { ProofTable } from '@/components/proof/proof-table'
import { pageLanguageOf } from '@/content/languages'
import { goldenCases } from '@/lib/proof/golden-cases'
import { latinWords, textsOf } from '@/tests/latin-words'

afterEach(() => {
  globalThis.pageLanguage = undefined
})

const count = Object.keys(goldenCases).length
const rowOf = (question: string) => screen.getByRole('row', { name: new RegExp(question) })
const cellsOf = (question: string) =>
  within(rowOf(question))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

it('computes every answer and shows that all agree', async () => {
  render(<ProofTable />)
  expect(await screen.findByText(`All ${count} answers agree with their sources.`)).toBeInTheDocument()
  expect(cellsOf('^Sunrise').slice(0, 2)).toEqual(['7:15 am', '✓ 7:15 am'])
  expect(cellsOf('^When that tithi ends').slice(0, 2)).toEqual(['12:42 am', '✓ 12:42 am'])
  expect(screen.getByRole('link', { name: /^EMI of/ })).toHaveAttribute('href', '/emi-calculator')
})

it('does so in Hindi, where only questions and sources are in English', async () => {
  globalThis.pageLanguage = pageLanguageOf('hi')
  const { container } = render(<ProofTable />)
  expect(await screen.findByText(`${count} जवाब अपने स्रोत से पूरे मिलते हैं।`)).toBeInTheDocument()
  expect(screen.queryByText(/फर्क/)).not.toBeInTheDocument()
  expect(cellsOf('^Sunrise').slice(0, 2)).toEqual(['सुबह 7:15\u00a0बजे', '✓ सुबह 7:15\u00a0बजे'])
  expect(screen.getByRole('link', { name: /^EMI of/ })).toHaveAttribute('href', '/hi/emi-calculator')
  expect(latinWords(textsOf(container))).toEqual([])
  expect(container.querySelectorAll('[lang]')).toHaveLength(2 * count)
})
