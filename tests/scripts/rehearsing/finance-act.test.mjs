import { readFileSync } from 'node:fs'
import { transform } from 'esbuild'
import { enacted, financeAct } from '@/scripts/rehearsing/finance-act.mjs'

test.each(financeAct)(
  '$what: its row has one place in $file, and the file is TypeScript with it',
  async (edit) => {
    const text = readFileSync(edit.file, 'utf8')
    const changed = enacted(text, edit)
    expect(changed.length).toBe(text.length + edit.row.length)
    await expect(transform(changed, { loader: 'ts' })).resolves.toHaveProperty('code')
  },
)

test('a file that has changed is noticed', () => {
  const edit = { file: 'a.ts', before: ']', row: '1' }
  expect(() => enacted('[]]', edit)).toThrow('a.ts: the place of the row is there 2 times')
  expect(() => enacted('[', edit)).toThrow('0 times')
})
