import { stepBetween } from '@/lib/catalogue/step-between'
import type { Answer } from '@/lib/answers/answer'
import type { Figure } from '@/lib/answers/figure'
import { choice, flag } from '@/lib/inputs/choices'
import { amount, months, percent, years } from '@/lib/inputs/quantities'
import { rowList } from '@/lib/inputs/rows'

type As<Way extends Figure['as']> = Extract<Figure, { as: Way }>

const inputs = {
  amount: amount({ initial: 1 }),
  rate: percent({ initial: 1 }),
  years: years({ initial: 1 }),
  months: months({ initial: 1 }),
  kind: choice(['fd', 'rent'], 'fd'),
  senior: flag(false),
  stays: rowList({ rent: amount({ initial: 1 }), months: months({ initial: 12 }) }, '1_12'),
}

interface Deposit extends Answer {
  figures: { interest: As<'paise'>; yearly: As<'rupees'> | false; yield: As<'percent'>; term: As<'months'> }
}

interface Tested<Slug extends string> {
  slug: Slug
  inputs: typeof inputs
  answer(): Deposit | null
}

const step = stepBetween<Tested<'from'>, Tested<'to'>>()
const [to, label] = ['to', ''] as const

test('steps that would lose a figure, or set it where it does not belong, do not compile', () => {
  // @ts-expect-error to has no control amout
  step({ to, label, set: { amout: { output: 'interest' } } })
  // @ts-expect-error from has no result interests
  step({ to, label, set: { amount: { output: 'interests' } } })
  // @ts-expect-error holds in percent, and the control takes in rupees
  step({ to, label, set: { amount: { output: 'yield' } } })
  // @ts-expect-error holds in rupees, and the control takes in years
  step({ to, label, set: { years: { control: 'amount' } } })
  // @ts-expect-error holds deposit, and the control takes fd or rent
  step({ to, label, set: { kind: { value: 'deposit' } } })
  // @ts-expect-error may be missing: add a figure that is always there, or when
  step({ to, label, set: { amount: { output: 'yearly' } } })
  // @ts-expect-error may be missing: the other word of senior is not translated
  step({ to, label, set: { kind: { control: 'senior', as: { true: 'fd' } } } })
  // @ts-expect-error as has words that this page does not hold: yes
  step({ to, label, set: {}, also: { kind: { control: 'senior', as: { yes: 'fd' } } } })
  // @ts-expect-error is never held: loan
  step({ to, label, set: {}, when: { control: 'kind', is: 'loan' } })
  // @ts-expect-error from has no cell stays-1-rents
  step({ to, label, set: { amount: { control: 'stays-1-rents' } } })
  // @ts-expect-error may be missing: a table that is computed may lack a word
  step({ to, label, set: { kind: { control: 'senior', as: Object.fromEntries([['true', 'fd']] as const) } } })
  // @ts-expect-error another page
  step({ to: 'from', label, set: {} })
  expect(step({ to, label, set: {} })).toEqual({ to, label, set: {} })
})

test('and those that fit do', () => {
  const set = {
    amount: [{ output: 'yearly' }, { output: 'interest' }],
    years: { output: 'term', times: 1 / 12 },
    months: { control: 'stays-1-months' },
    rate: { value: '7.5' },
    kind: { control: 'senior', as: { true: 'fd', false: 'rent' } },
    senior: { control: 'senior' },
  } as const
  expect(step({ to, label, set }).set).toBe(set)
  const also = { amount: { output: 'yearly' }, kind: { control: 'senior', as: { true: 'fd' } } } as const
  const when = { output: 'yearly', above: 0 } as const
  expect(step({ to, label, set: { amount: { output: 'yearly' } }, also, when }).also).toBe(also)
})
