import { render, screen } from '@testing-library/react'
import { Working } from '@/components/results/working'

test.each([
  ['1.0175^20 = 1.414778', ['^20']],
  ['P × (1 + r)^(n × t)', ['^(n × t)']],
  ['1.1^2.5 × 2^n', ['^2.5', '^n']],
])('the exponents of %s are superscript', (sum, exponents) => {
  render(<Working formula="" steps={{ Step: sum }} />)
  expect(screen.getByRole('listitem', { hidden: true })).toHaveTextContent(`Step${sum}`)
  expect([...document.querySelectorAll('sup')].map((sup) => sup.textContent)).toEqual(exponents)
})
