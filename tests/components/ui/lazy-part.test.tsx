import { act, render, screen } from '@testing-library/react'
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
