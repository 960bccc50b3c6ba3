import { choice } from '@/lib/inputs/choices'
import { withMessage } from '@/lib/inputs/own-words'

test('a kind with a message of its own says that, and keeps everything else', () => {
  const kind = withMessage(choice(['one', 'two'], 'two'), 'Neither one nor two')
  expect(kind.read('three')).toEqual({ ok: false, problem: 'Neither one nor two' })
  expect(kind.read('one')).toEqual({ ok: true, value: 'one' })
  expect(kind).toMatchObject({ initial: 'two', options: ['one', 'two'] })
})
