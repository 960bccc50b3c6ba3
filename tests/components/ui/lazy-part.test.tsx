import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LazyPart } from '@/components/ui/lazy-part'

const Button = ({ text }: { text: string }) => <button id="same">{text}</button>

test.each([
  ['keeps', 'same', 'there'],
  ['leaves alone', 'elsewhere', 'elsewhere'],
])('a part that takes the place of its fallback %s the focus on %s', async (_, id, text) => {
  let arrive!: () => void
  const load = () => new Promise<typeof Button>((done) => (arrive = () => done(Button)))
  render(
    <>
      <button id="elsewhere">elsewhere</button>
      <LazyPart what="It" load={load} props={{ text: 'there' }} fallback={<Button text="on its way" />} />
    </>,
  )
  document.getElementById(id)!.focus()
  await act(async () => arrive())
  expect(screen.getByRole('button', { name: 'there' })).toBeVisible()
  expect(document.activeElement).toHaveTextContent(text)
})

describe('a part that is on its way', () => {
  const loading = <p role="status">Loading the button…</p>
  const part = (load: () => Promise<typeof Button>, wanted = true) => (
    <LazyPart what="The button" load={load} wanted={wanted} props={{ text: 'there' }} loading={loading} />
  )
  const show = (load: () => Promise<typeof Button>) => render(part(load))

  test('is fetched when it is wanted, announced, then shown; shown again it is there at once', async () => {
    const load = jest.fn(async () => Button)
    const { rerender, unmount } = render(part(load, false))
    expect(load).not.toHaveBeenCalled()
    expect(screen.queryByRole('status')).toBeNull()
    rerender(part(load))
    expect(screen.getByRole('status')).toHaveTextContent('Loading the button…')
    expect(await screen.findByRole('button', { name: 'there' })).toBeVisible()
    expect(screen.queryByRole('status')).toBeNull()
    // What was fetched stays when it is no longer wanted.
    rerender(part(load, false))
    expect(screen.getByRole('button', { name: 'there' })).toBeVisible()
    unmount()
    show(load)
    expect(screen.getByRole('button', { name: 'there' })).toBeVisible()
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('can be asked for again once when it did not load; then the page is to be loaded again', async () => {
    const load = jest.fn(() => Promise.reject(new Error('offline')))
    const user = userEvent.setup({ delay: null })
    show(load)
    expect(await screen.findByRole('alert')).toHaveTextContent('The button did not load.')
    expect(screen.queryByRole('status')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('is shown when it comes at the second time', async () => {
    const load = jest.fn<Promise<typeof Button>, []>().mockRejectedValueOnce(new Error('offline'))
    load.mockResolvedValue(Button)
    const user = userEvent.setup({ delay: null })
    render(<LazyPart what="Another button" load={load} props={{ text: 'there' }} />)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'there' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
