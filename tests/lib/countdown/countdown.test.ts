import fc from 'fast-check'
import { paused, resumed, shareElapsed, started, stateAt } from '@/lib/countdown/countdown-state'
import { countdownInputs, targetMs } from '@/lib/countdown/countdown-target'
import { timersFormat, timersInOrder } from '@/lib/countdown/kept-timers'
import { remainingTime, untilNextSecond } from '@/lib/countdown/remaining-time'

const at = (text: string) => new Date(text).getTime()

describe('what is left', () => {
  it.each([
    ['2026-12-25T00:00:00Z', '2026-12-21T18:00:00Z', [3, 6, 0, 0], '6 hours of the 21st, then three days'],
    ['2027-01-01T00:00:00Z', '2026-12-31T23:59:59Z', [0, 0, 0, 1], 'the last second'],
    ['2027-01-01T00:00:00Z', '2026-12-31T23:59:59.999Z', [0, 0, 0, 1], 'a thousandth of it left'],
    ['2027-01-01T00:00:00Z', '2027-01-01T00:00:00Z', [0, 0, 0, 0], 'now'],
    ['2027-01-01T00:00:00Z', '2027-01-02T00:00:00Z', [0, 0, 0, 0], 'long ago'],
    ['2028-03-01T00:00:00Z', '2028-02-28T00:00:00Z', [2, 0, 0, 0], 'over a leap day'],
  ])('until %s at %s is %j (%s)', (target, now, [days, hours, minutes, seconds]) => {
    expect(remainingTime(at(target), at(now))).toMatchObject({ days, hours, minutes, seconds })
  })

  it('changes after just as long as it states', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4e12 }), fc.nat(1e6), (now, ahead) => {
        const target = now + ahead + 1
        const wait = untilNextSecond(target, now)
        const before = remainingTime(target, now).totalSeconds
        expect(wait).toBeGreaterThan(0)
        expect(wait).toBeLessThanOrEqual(1000)
        expect(remainingTime(target, now + wait - 1).totalSeconds).toBe(before)
        expect(remainingTime(target, now + wait).totalSeconds).toBe(before - 1)
      }),
    )
  })
})

describe('the target', () => {
  it('of India is the same moment everywhere', () => {
    expect(targetMs('2027-01-01', '00:00', 'india')).toBe(at('2026-12-31T18:30:00Z'))
  })

  it('of the device follows its own clock', () => {
    expect(targetMs('2027-01-01', '18:45', 'local')).toBe(new Date(2027, 0, 1, 18, 45).getTime())
  })

  it.each([
    ['', '00:00'],
    ['2027-01-01', ''],
    ['2027-01-01', '24:00'],
  ])('of %j and %j does not exist', (date, time) => {
    expect(targetMs(date, time, 'local')).toBeNull()
  })

  it('has a label of at most eighty characters', () => {
    expect(countdownInputs.label.read('😀'.repeat(81))).toEqual({ ok: true, value: '😀'.repeat(80) })
    expect(countdownInputs.time.read('7 pm').ok).toBe(false)
  })
})

describe('a countdown', () => {
  const running = { kind: 'running', targetMs: 10_000, sinceMs: 0 } as const

  it('starts towards a target in the future alone', () => {
    expect(started(10_000, 0)).toEqual(running)
    expect(started(10_000, 6_000, 0)).toEqual(running)
    expect(started(10_000, 0, 5_000)).toEqual(running)
    expect(started(10_000, 0, Number.NaN)).toEqual(running)
    expect(started(null, 0)).toBe('notSet')
    expect(started(10_000, 10_000)).toBe('notInFuture')
  })

  it('is finished once its target has come, however long nobody looked', () => {
    expect(stateAt(running, 9_999)).toBe(running)
    expect(stateAt(running, 10_000)).toEqual({ kind: 'finished', targetMs: 10_000 })
    expect(stateAt(running, 9e9)).toEqual({ kind: 'finished', targetMs: 10_000 })
  })

  it('holds while it is paused, and goes on towards the same target', () => {
    const held = paused(running, 4_000)
    expect(held).toEqual({ kind: 'paused', targetMs: 10_000, sinceMs: 0, heldAtMs: 4_000 })
    expect(stateAt(held, 20_000)).toBe(held)
    expect(resumed(held, 6_000)).toEqual(running)
    expect(resumed(held, 20_000)).toEqual({ kind: 'finished', targetMs: 10_000 })
    expect(paused({ kind: 'stopped' }, 0)).toEqual({ kind: 'stopped' })
    expect(resumed(running, 0)).toBe(running)
  })
})

describe('the share of its time that has passed', () => {
  const running = { kind: 'running', targetMs: 10_000, sinceMs: 2_000 } as const

  it.each([
    ['none before a start', { kind: 'stopped' }, 5_000, null],
    ['at the start nothing', running, 2_000, 0],
    ['2 of 8 seconds', running, 4_000, 0.25],
    ['what had passed when it was paused', paused(running, 8_000), 9_000, 0.75],
    ['all at the end', { kind: 'finished', targetMs: 10_000 }, 20_000, 1],
    ['never less than nothing, where a clock was set back', running, 0, 0],
  ] as const)('is %s', (_, state, nowMs, share) => {
    expect(shareElapsed(state, nowMs)).toBe(share)
  })
})

describe('kept timers', () => {
  const timers = [
    { id: '1', label: 'over long ago', targetMs: 100 },
    { id: '2', label: 'later', targetMs: 5_000 },
    { id: '3', label: 'soon', targetMs: 2_000 },
    { id: '4', label: 'just over', targetMs: 900 },
  ]

  it('are listed with the soonest first, and those that are over last', () => {
    expect(timersInOrder(timers, 1_000).map(({ id }) => id)).toEqual(['3', '2', '4', '1'])
  })

  it('are read back as they were', () => {
    expect(timersFormat.read(JSON.parse(timersFormat.write(timers)!))).toEqual({
      value: timers,
      complete: true,
    })
  })

  it.each([
    null,
    [],
    { version: 2, timers: [] },
    { version: 1 },
    { version: 1, timers: [{ id: 1, label: '', targetMs: 0 }] },
    { version: 1, timers: [{ id: '1', label: 'x'.repeat(500), targetMs: 0 }] },
    { version: 1, timers: [{ id: '1', label: '', targetMs: null }] },
  ])('%j cannot be read', (stored) => {
    expect(timersFormat.read(stored)).toBeNull()
  })
})
