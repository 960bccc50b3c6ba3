import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { EmiCalculator } from '@/components/tools/emi-calculator/screen'
import { FdCalculator } from '@/components/tools/fd-calculator/screen'
import { IncomeTaxCalculator } from '@/components/tools/income-tax-calculator/screen'
import { ShareLink } from '@/components/share/share-link'
import { shownAnswer, shownQuestion } from '@/components/share/shown-answer'

jest.mock('@/components/share/share-link', () => ({ ShareLink: jest.fn(() => null) }))

afterEach(() => history.replaceState(null, '', '/'))

function answerAt(Tool: ComponentType, fragment = '') {
  history.replaceState(null, '', `/#${fragment}`)
  render(
    <>
      <h1>The tool</h1>
      <div className="tool">
        <Tool />
      </div>
    </>,
  )
  return shownAnswer(document, fragment, handed())
}

/** What the tool on the page hands to its button for sharing. */
const handed = () => jest.mocked(ShareLink).mock.lastCall![0].result!()

test('what was asked is read from the fields in sight, with their units, and the answer by its names', () => {
  const link = 'principal=4500000&rate=8.6&yearly=100000&start=2027-01'
  const { title, question, answers, groups } = answerAt(EmiCalculator, link)
  expect(title).toBe('The tool')
  expect(answers).toEqual([{ name: 'Monthly EMI', text: '₹39,337' }])
  expect(groups.flatMap(({ rows }) => rows).map(({ name }) => name)).toContain('Interest saved')
  // All that differs from a fresh page was asked, and no extra that is nothing.
  expect(question.map(({ name, text }) => `${name}: ${text}`)).toEqual([
    'Loan amount: ₹ 45,00,000',
    'Annual interest rate: 8.6 %',
    'Tenure: 20 years',
    'Tenure in: Years',
    'First instalment in: Jan 2027',
    'Extra every year: ₹ 1,00,000',
  ])
})

test('a day is in words, without the hint below it', () => {
  const { question } = answerAt(FdCalculator, 'start=2026-12-05&senior=true')
  expect(question).toContainEqual(expect.objectContaining({ text: 'Yes', isSet: true }))
  for (const { text } of question) expect(text).not.toMatch(/Defaults|\d{4}-\d{2}/)
})

test('the figures of a case are below its name, and a sample is no part of the answer', () => {
  const { answers, groups } = answerAt(IncomeTaxCalculator, 'income=1500000&regime=old&deductions=150000')
  expect(answers.map(({ name }) => name)).toEqual([
    'Lower tax: Total Tax (New Regime)',
    'Total Tax (Old Regime)',
  ])
  expect(groups.map(({ heading }) => heading)).toEqual(['Old Regime, FY 2026-27'])
  expect(groups[0]!.rows.map(({ name }) => name).join()).not.toMatch(/sample/i)
})

test('a field that holds nothing was not asked, nor a choice that is not made', async () => {
  answerAt(EmiCalculator)
  await userEvent.clear(screen.getByRole('textbox', { name: 'Loan amount' }))
  const names = shownQuestion(document, 'principal=').map(({ name }) => name)
  expect(names).not.toContain('Loan amount')
  expect(names.filter((name) => name === 'Tenure in')).toHaveLength(1)
})

test('a page without a form has a question of nothing', () => {
  render(<h1>About us</h1>)
  const result = { answers: [{ name: 'Plate', text: 'MH 12' }], groups: [] }
  expect(shownAnswer(document, '', result)).toEqual({ title: 'About us', question: [], ...result })
})
