import { render, screen } from '@testing-library/react'
import { ContactWays } from '@/components/site/contact-ways'

test('without an address of the operator it offers the suggestion form, and denies nothing', () => {
  const { container } = render(<ContactWays email={null} postalAddress={null} name="Jantar" />)
  expect(screen.getByRole('link', { name: 'Suggest a tool' })).toHaveAttribute('href', '/suggest-tool')
  expect(container).not.toHaveTextContent(/cannot|email/)
})

test('with an address it gives that', () => {
  render(<ContactWays email="hello@example.in" postalAddress="1 MG Road, Pune" name="Jantar" />)
  expect(screen.getByRole('link', { name: 'hello@example.in' })).toHaveAttribute(
    'href',
    'mailto:hello@example.in',
  )
  expect(screen.getByText(/prepares a suggestion for your own email program/)).toBeVisible()
  expect(screen.getByText('Postal address: 1 MG Road, Pune')).toBeVisible()
})
