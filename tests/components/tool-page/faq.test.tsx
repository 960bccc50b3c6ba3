import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FaqList } from '@/components/tool-page/faq'

const faqs = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    question: `Question ${place + 1}?`,
    answer: `Answer ${place + 1}.`,
  }))

test('four questions are in sight, the others folded with their number', async () => {
  render(<FaqList faqs={faqs(6)} />)
  expect(screen.getByText('Question 4?')).toBeVisible()
  expect(screen.getByText('Question 5?')).not.toBeVisible()
  expect(screen.getByText('More questions').closest('summary')).toHaveTextContent('More questions2')
  await userEvent.click(screen.getByText('More questions'))
  expect(screen.getByText('Question 6?')).toBeVisible()
})

test('four questions are not folded', () => {
  render(<FaqList faqs={faqs(4)} />)
  expect(screen.queryByText('More questions')).not.toBeInTheDocument()
})
