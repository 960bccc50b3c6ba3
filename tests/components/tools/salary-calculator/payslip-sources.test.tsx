import { render, screen } from '@testing-library/react'
import { PayslipSources } from '@/components/tools/salary-calculator/payslip-sources'

/** In the winter before it the Income-tax Act, 2025 was enacted and not in force: its rows begin on 1 April 2026. */
const BEFORE_THE_ACT = new Date('2025-12-15T12:00:00+05:30')

afterEach(() => jest.useRealTimers())

test.each([
  ['names what is known to change', BEFORE_THE_ACT, 1],
  ['names nothing of the past', new Date('2026-11-28T12:00:00+05:30'), 0],
])('the sources of a payslip: %s', (_, now, changes) => {
  jest.useFakeTimers({ now })
  render(<PayslipSources salary={{ date: '2025-12-15', state: 'Delhi' }} />)
  const note = screen.getByText(/^Income tax/, { selector: 'p' })
  expect(note.textContent?.match(/It changes from 1 April 2026/g) ?? []).toHaveLength(changes)
})
