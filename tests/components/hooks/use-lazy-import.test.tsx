import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLazyImport } from '@/components/hooks/use-lazy-import'

const double = (value: number) => 2 * value
type Calculation = typeof double

function Form({ load, wanted = true }: { load(): Promise<Calculation>; wanted?: boolean }) {
  const { value: calculation, failed, retry } = useLazyImport(load, wanted)
  if (failed) return <button onClick={retry}>Try again</button>
  return <p>{calculation ? `Twice 21 is ${calculation(21)}` : 'Waiting'}</p>
}

test('a calculation is not fetched before it is wanted', () => {
  const load = jest.fn(() => Promise.resolve(double))
  render(<Form load={load} wanted={false} />)
  expect(screen.getByText('Waiting')).toBeVisible()
  expect(load).not.toHaveBeenCalled()
})

test('a calculation is fetched once, and stays when it is no longer wanted', async () => {
  const load = jest.fn(() => Promise.resolve(double))
  const { rerender } = render(<Form load={load} />)
  expect(await screen.findByText('Twice 21 is 42')).toBeVisible()
  rerender(<Form load={load} wanted={false} />)
  rerender(<Form load={load} />)
  expect(screen.getByText('Twice 21 is 42')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a calculation whose script did not load can be tried again', async () => {
  const user = userEvent.setup({ delay: null })
  const load = jest
    .fn<Promise<Calculation>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(double)
  render(<Form load={load} />)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Twice 21 is 42')).toBeVisible()
})
