import { render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Island } from '@/components/islands/island'

function Greeting({ name }: { name: unknown }) {
  return <p>{String(name)}</p>
}

test('an island is marked with its name and its props, which the browser hydrates it with', () => {
  const html = renderToStaticMarkup(
    <Island of="greeting">
      <Greeting name={'"Asha" & co.'} />
    </Island>,
  )
  document.body.innerHTML = html
  const island = document.querySelector('site-island')!
  expect(island).toHaveAttribute('of', 'greeting')
  expect(JSON.parse(island.getAttribute('with')!)).toEqual({ name: '"Asha" & co.' })
  expect(island).not.toHaveAttribute('frame')
  expect(island).toHaveTextContent('"Asha" & co.')
})

test.each([
  ['a function', () => 1],
  ['an element inside a list', [{ deep: <b key="b">bold</b> }]],
])('a prop that is %s cannot travel in the page and is refused', (_, name) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() =>
    render(
      <Island of="greeting">
        <Greeting name={name} />
      </Island>,
    ),
  ).toThrow('cannot be written as JSON')
})
