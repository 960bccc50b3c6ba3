import { render, screen } from '@testing-library/react'
import PresetList from '@/components/tools/countdown-timer-creator/presets'
import { festivalsOf } from '@/lib/panchang/festivals/festivals'

jest.mock('@/lib/panchang/festivals/festivals', () => {
  const actual = jest.requireActual<typeof import('@/lib/panchang/festivals/festivals')>(
    '@/lib/panchang/festivals/festivals',
  )
  return { ...actual, festivalsOf: jest.fn(actual.festivalsOf) }
})

test('the festivals are computed once for a day, however often the countdown is drawn', () => {
  const { rerender } = render(<PresetList today="2026-11-22" onChoose={() => {}} />)
  expect(screen.getByRole('button', { name: /Holi/ })).toBeVisible()
  const computed = jest.mocked(festivalsOf).mock.calls.length
  rerender(<PresetList today="2026-11-22" onChoose={() => {}} />)
  expect(festivalsOf).toHaveBeenCalledTimes(computed)
  rerender(<PresetList today="2026-11-23" onChoose={() => {}} />)
  expect(festivalsOf).toHaveBeenCalledTimes(2 * computed)
})
