import fc from 'fast-check'
import { type Expense, expenseDetails, newestFirst, paiseOfText } from '@/lib/expenses/expense'
import {
  changedExpense,
  newAmong,
  restoredExpenses,
  withBudget,
  withExpense,
  withExpenses,
  withoutExpense,
} from '@/lib/expenses/expense-list'
import { categoriesOf, filteredExpenses, totalPaise } from '@/lib/expenses/expense-search'
import { monthSummary, monthsWithExpenses } from '@/lib/expenses/month-summary'
import { visibleRows } from '@/lib/expenses/visible-rows'
import { anyDetails } from '@/tests/lib/expenses/any-expense'

const expense = (id: string, date: string, rest: Partial<Expense> = {}): Expense => ({
  id,
  date,
  description: 'Tea',
  amountPaise: 2_000,
  category: 'Food',
  ...rest,
})

describe('what is typed', () => {
  const typed = { description: ' Vegetables ', amount: '1,250.50', category: '', date: '2026-11-22' }

  it('is an expense in whole paise, of the category Food where none is named', () => {
    expect(expenseDetails(typed)).toEqual({
      description: 'Vegetables',
      amountPaise: 1_25_050,
      category: 'Food',
      date: '2026-11-22',
    })
  })

  it.each([
    ['no description', { description: '   ' }],
    ['no amount', { amount: '' }],
    ['an amount of zero', { amount: '0' }],
    ['an amount below zero', { amount: '-5' }],
    ['an amount below half a paisa', { amount: '0.001' }],
    ['words for an amount', { amount: 'ten' }],
    ['no day', { date: '' }],
    ['a day that is none', { date: '2026-02-30' }],
  ])('%s is no expense', (_, part) => {
    expect(expenseDetails({ ...typed, ...part })).toBeNull()
  })

  it.each([
    ['2 lakh', 2_00_000_00],
    ['0.29', 29],
    ['1e300', null],
  ])('%s is %d paise', (text, paise) => {
    expect(paiseOfText(text)).toBe(paise)
  })
})

describe('the list', () => {
  it('is newest first, and of one day the last written comes first', () => {
    const list = [expense('1', '2026-11-20'), expense('3', '2026-11-22'), expense('2', '2026-11-22')]
    expect([...list].sort(newestFirst).map(({ id }) => id)).toEqual(['3', '2', '1'])
  })

  it('stays in order however it grows, and ids are never used twice', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyDetails, { maxLength: 5 })), (batches) => {
        let list: readonly Expense[] = []
        for (const batch of batches) list = withExpenses(list, batch, 1_000)
        expect(list).toEqual([...list].sort(newestFirst))
        expect(new Set(list.map(({ id }) => id)).size).toBe(batches.flat().length)
      }),
    )
  })

  it('loses the one deleted and takes it back at its place', () => {
    const list = withExpenses(
      [],
      [{ ...expense('', '2026-11-20') }, { ...expense('', '2026-11-22') }, { ...expense('', '2026-11-21') }],
      5,
    )
    const [, middle] = list
    const without = withoutExpense(list, middle!.id)
    expect(without).toHaveLength(2)
    expect(withExpense(without, middle!)).toEqual(list)
  })

  it('moves an expense whose day is changed', () => {
    const list = [expense('2', '2026-11-22'), expense('1', '2026-11-20')]
    expect(changedExpense(list, '1', { ...expense('', '2026-11-23') }).map(({ id }) => id)).toEqual([
      '1',
      '2',
    ])
  })

  it('takes from a backup what it lacks, under ids of its own', () => {
    const list = [expense('1', '2026-11-20')]
    const backup = [
      expense('3', '2026-11-21'),
      // Another expense of the same id.
      expense('1', '2026-11-20', { description: 'Milk' }),
      expense('7', '2026-11-20'),
    ]
    const restored = restoredExpenses(list, backup, 100)
    expect(restored.map(({ id, description, date }) => [id, description, date])).toEqual([
      ['101', 'Tea', '2026-11-21'],
      ['100', 'Milk', '2026-11-20'],
      ['1', 'Tea', '2026-11-20'],
    ])
    expect(restoredExpenses(restored, backup, 200)).toBe(restored)
  })

  it('knows of an import what it has: two teas a day are two, and the same file a second time is nothing new', () => {
    const tea = { date: '2026-11-22', description: 'Tea', amountPaise: 2_000, category: 'Food' }
    const first = newAmong([], [tea, tea])
    expect(first).toEqual({ fresh: [tea, tea], known: 0 })
    const list = withExpenses([], first.fresh, 1)
    expect(newAmong(list, [tea, tea])).toEqual({ fresh: [], known: 2 })
    expect(newAmong(list, [tea, tea, tea])).toEqual({ fresh: [tea], known: 2 })
  })

  it('has one budget for each category, until it is taken away', () => {
    const budgets = withBudget(withBudget({ Rent: 100 }, 'Food', 50_00), 'Food', 60_00)
    expect(budgets).toEqual({ Rent: 100, Food: 60_00 })
    expect(withBudget(budgets, 'Food', null)).toEqual({ Rent: 100 })
  })
})

describe('a search', () => {
  const list = [
    expense('3', '2026-11-22', { description: 'Auto to station', category: 'Travel', amountPaise: 12_050 }),
    expense('2', '2026-11-20', { description: 'दूध' }),
    expense('1', '2026-10-20'),
  ]
  const all = { month: '', category: '', query: '' }

  it.each([
    [{ query: 'AUTO travel' }, ['3']],
    [{ query: '120.5' }, ['3']],
    [{ query: 'दूध' }, ['2']],
    [{ month: '2026-11' }, ['3', '2']],
    [{ category: 'Food' }, ['2', '1']],
    [{ query: 'xyz' }, []],
  ])('for %j finds %j', (filter, ids) => {
    expect(filteredExpenses(list, { ...all, ...filter }).map(({ id }) => id)).toEqual(ids)
  })

  it('for nothing is the list itself', () => {
    expect(filteredExpenses(list, all)).toBe(list)
  })

  it('knows the categories, most used first', () => {
    expect(categoriesOf(list)).toEqual(['Food', 'Travel'])
  })
})

describe('a month', () => {
  const list = [
    expense('4', '2026-11-22', { category: 'Travel', amountPaise: 12_050 }),
    expense('3', '2026-11-22'),
    expense('2', '2026-11-01', { amountPaise: 50_000 }),
    expense('1', '2026-10-31'),
  ]

  it('is summed up in total, by category against its budget, by day and compared with the month before', () => {
    const month = monthSummary(list, { Food: 60_000, Health: 10_000 }, '2026-11')
    expect(month.totalPaise).toBe(64_050)
    expect(month.previousPaise).toBe(2_000)
    expect(month.categories).toEqual([
      { category: 'Food', spentPaise: 52_000, budgetPaise: 60_000 },
      { category: 'Travel', spentPaise: 12_050, budgetPaise: null },
      { category: 'Health', spentPaise: 0, budgetPaise: 10_000 },
    ])
    expect(month.days).toHaveLength(30)
    expect([month.days[0], month.days[20], month.days[21]]).toEqual([50_000, 0, 14_050])
  })

  it('has as many days as in the calendar', () => {
    expect(monthSummary([], {}, '2024-02').days).toHaveLength(29)
  })

  it('is listed once where it has expenses, the newest first', () => {
    fc.assert(
      fc.property(fc.array(anyDetails), (details) => {
        const sorted = withExpenses([], details, 1)
        const months = [...new Set(sorted.map(({ date }) => date.slice(0, 7)))]
        expect(monthsWithExpenses(sorted)).toEqual(months)
        for (const month of months)
          expect(monthSummary(sorted, {}, month).totalPaise).toBe(
            totalPaise(sorted.filter(({ date }) => date.startsWith(month))),
          )
      }),
    )
  })
})

describe('the rows to draw', () => {
  it.each([
    [10_000, 0, 600, { from: 0, to: 18 }],
    [10_000, 6_000, 600, { from: 92, to: 118 }],
    [0, 0, 600, { from: 0, to: 0 }],
  ])('of %d rows of 60 px, %d px down, in %d px', (count, scrolled, height, expected) => {
    expect(visibleRows(count, 60, scrolled, height)).toEqual(expected)
  })

  it('always cover the frame, also where a list became shorter under it', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.integer({ min: -100, max: 1_000_000 }), (count, scrolled) => {
        const { from, to } = visibleRows(count, 60, scrolled, 600)
        expect(from).toBeGreaterThanOrEqual(0)
        expect(to).toBeLessThanOrEqual(count)
        expect(from).toBeLessThanOrEqual(to)
        const inSight = Math.max(0, Math.min(scrolled, count * 60 - 600))
        expect(from * 60).toBeLessThanOrEqual(inSight)
      }),
    )
  })
})
