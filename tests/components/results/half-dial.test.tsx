import { render, screen } from '@testing-library/react'
import { Arc, HalfDial } from '@/components/results/charts/half-dial'

const dashOf = (path: Element | null) => path?.getAttribute('stroke-dasharray')

const words = { label: 'Love score: 63 out of 100', reading: '63%', caption: 'Love score' }

test('a dial is a picture with a sentence, filled up to its share', () => {
  render(<HalfDial {...words} ends={['0', '100']} share={0.63} />)
  const dial = screen.getByRole('img', { name: words.label })
  expect(dial).toHaveTextContent('63%Love score0100')
  expect(dashOf(dial.querySelector('path[stroke="var(--accent)"]'))).toBe('0 0 0.63 2')
})

test('parts drawn on it are in place of the filling', () => {
  render(
    <HalfDial {...words} ends={['0', '100']}>
      <Arc from={0.25} to={0.5} colour="red" />
    </HalfDial>,
  )
  const dial = screen.getByRole('img', { name: words.label })
  expect(dashOf(dial.querySelector('path[stroke="red"]'))).toBe('0 0.25 0.25 2')
  expect(dial.querySelector('path[stroke="var(--accent)"]')).toBeNull()
})
