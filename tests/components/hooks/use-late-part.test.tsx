import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLatePart } from '@/components/hooks/use-late-part'

function Form({ load, wanted = true }: { load(): Promise<{ words: string }>; wanted?: boolean }) {
  const { part, failed, retry } = useLatePart(load, wanted)
  if (failed) return <button onClick={retry}>Try again</button>
  return <p>{part ? part.words : 'Waiting'}</p>
}

test('a part is not fetched before it is wanted', () => {
  const load = jest.fn(() => Promise.resolve({ words: 'Here' }))
  render(<Form load={load} wanted={false} />)
  expect(screen.getByText('Waiting')).toBeVisible()
  expect(load).not.toHaveBeenCalled()
})

test('a part is fetched once, and stays when it is no longer wanted', async () => {
  const load = jest.fn(() => Promise.resolve({ words: 'Here' }))
  const { rerender } = render(<Form load={load} />)
  expect(await screen.findByText('Here')).toBeVisible()
  rerender(<Form load={load} wanted={false} />)
  rerender(<Form load={load} />)
  expect(screen.getByText('Here')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a part that did not arrive can be asked for again', async () => {
  const user = userEvent.setup({ delay: null })
  const load = jest
    .fn<Promise<{ words: string }>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce({ words: 'Here' })
  render(<Form load={load} />)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Here')).toBeVisible()
})
