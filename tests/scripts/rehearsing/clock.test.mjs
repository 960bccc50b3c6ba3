import { execFileSync } from 'node:child_process'

test('the clock of a rehearsal has a time of its own, and all that Date has', () => {
  const script =
    'console.log(JSON.stringify([new Date().toISOString().slice(0, 10), ...["now", "parse", "UTC"].map((name) => Object.hasOwn(Date, name))]))'
  const printed = execFileSync(
    process.execPath,
    ['--require', './scripts/rehearsing/clock.cjs', '-e', script],
    {
      env: { ...process.env, JANTAR_CLOCK: '2027-04-02T12:00:00+05:30' },
      encoding: 'utf8',
    },
  )
  expect(JSON.parse(printed)).toEqual(['2027-04-02', true, true, true])
})
