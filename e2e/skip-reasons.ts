import type { Reporter, TestCase } from '@playwright/test/reporter'

/** Prints at the end why tests were skipped: a test that did not run must not look like one that passed. */
export default class SkipReasons implements Reporter {
  private readonly skipped = new Map<string, number>()

  onTestEnd(test: TestCase): void {
    if (test.outcome() !== 'skipped') return
    const { description } = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme') ?? {}
    const reason = description ?? `no reason given by ${test.titlePath().filter(Boolean).join(' › ')}`
    this.skipped.set(reason, (this.skipped.get(reason) ?? 0) + 1)
  }

  onEnd(): void {
    for (const [reason, count] of this.skipped) process.stdout.write(`SKIPPED ${count}: ${reason}\n`)
  }

  printsToStdio(): boolean {
    return false
  }
}
