import { fireEvent, render, screen } from '@testing-library/react'
import { EmiCalculator } from '@/components/tools/emi-calculator/screen'
import { shownAnswer } from '@/components/share/shown-answer'

const show = () =>
  render(
    <>
      <h1>EMI Calculator</h1>
      <div className="tool">
        <EmiCalculator />
      </div>
    </>,
  )

test('what was asked is read from the fields in sight, with their units, and the answer by its names', () => {
  show()
  const { title, question, answers, rows } = shownAnswer(document)
  expect(title).toBe('EMI Calculator')
  expect(question).toEqual(
    expect.arrayContaining([
      { name: 'Loan amount', text: '₹ 10,00,000' },
      { name: 'Annual interest rate', text: '8.5 %' },
      { name: 'Tenure', text: '20 years' },
      { name: 'Tenure in', text: 'Years' },
    ]),
  )
  expect(answers).toEqual([{ name: 'Monthly EMI', text: '₹8,678' }])
  expect(rows.map(({ name }) => name)).toContain('Total interest')
})

test('a field that holds nothing was not asked, nor a choice that is not made', () => {
  show()
  fireEvent.change(screen.getByRole('textbox', { name: 'Loan amount' }), { target: { value: '' } })
  const names = shownAnswer(document).question.map(({ name }) => name)
  expect(names).not.toContain('Loan amount')
  expect(names.filter((name) => name === 'Tenure in')).toHaveLength(1)
})

test('a page without a form or a result has no more than its name', () => {
  render(<h1>About us</h1>)
  expect(shownAnswer(document)).toEqual({ title: 'About us', question: [], answers: [], rows: [] })
})
