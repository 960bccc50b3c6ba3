import type { TestCase } from '@playwright/test/reporter'
import SkipReasons from '@/e2e/skip-reasons'

const ended = (outcome: 'skipped' | 'expected', description?: string) =>
  ({
    outcome: () => outcome,
    annotations: outcome === 'skipped' ? [{ type: 'skip', description }] : [],
    titlePath: () => ['', '', 'sip.spec.ts', 'a link'],
  }) as unknown as TestCase

test('each reason is printed once with the number of its tests, and a missing one is named', () => {
  const printed: unknown[] = []
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(text) > 0)
  const reporter = new SkipReasons()
  const tests = [ended('skipped', 'no browser'), ended('expected'), ended('skipped', 'no browser')]
  for (const one of [...tests, ended('skipped')]) reporter.onTestEnd(one)
  reporter.onEnd()
  write.mockRestore()
  expect(printed).toEqual(['SKIPPED 2: no browser\n', 'SKIPPED 1: no reason given by sip.spec.ts › a link\n'])
})
