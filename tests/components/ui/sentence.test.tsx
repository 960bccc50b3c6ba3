import { render } from '@testing-library/react'
import { Sentence } from '@/components/ui/sentence'

it('puts elements where the sentence has their places, in the order of its language', () => {
  const { container } = render(
    <p>
      <Sentence words="{1}, then {0}." parts={[<b key="a">one</b>, <i key="b">two</i>]} />
    </p>,
  )
  expect(container.innerHTML).toBe('<p><i>two</i>, then <b>one</b>.</p>')
})
