const TIMERS = [
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const

/**
 * Holds today at a moment while timers run. A test that reads the clock a second time would fail when midnight falls
 * between the two.
 */
export const holdDate = (moment: Date) => jest.useFakeTimers({ now: moment, doNotFake: [...TIMERS] })
