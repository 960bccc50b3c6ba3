import { tools } from '@/content/catalogue'
import type { Answer } from '@/lib/answers/answer'
import type { Asked } from '@/lib/answers/ask'
import { alsoOf, areMet, type StepFigure, nextAddress, type NextStep } from '@/lib/catalogue/next-step'
import type { InputProblem } from '@/lib/inputs/input-problem'
import type { Inputs } from '@/lib/inputs/tool-inputs'
import { askOf, heldBy } from '@/tests/answered-tools'
import { holdDate } from '@/tests/hold-date'
import { randomLinks } from '@/tests/random-links'

holdDate(new Date('2026-11-28T06:30:00Z'))

const LINKS = process.env.JANTAR_THOROUGH ? 2_000 : 300

/** Where a result that a step carries is nothing. */
const AT_THE_EDGE: Readonly<Record<string, readonly string[]>> = {
  'hra-calculator': [
    'periods=6_50000_20000_25000_Pune*6_60000_20000_25000_Noida',
    'periods=12_0_0_25000_Delhi',
    'periods=12_48000.5_0_0_Agra&year=2025-26',
  ],
  'income-tax-calculator': ['income=400000&employerPension=400000', 'income=0', 'rules=fy-2024-25'],
  'retirement-calculator': ['age=60', 'saved=900000000', 'age=60&saved=0&lifeUntil=90'],
  'credit-card-payoff-calculator': ['balance=0', 'apr=0', 'payment=0&apr=0'],
  'nps-calculator': ['monthly=10&years=1', 'monthly=5000&years=9', 'exit=premature'],
  'salary-calculator': ['monthlyGross=1', 'startFrom=parts&basic=1&hra=0&special=0'],
  'sip-calculator': ['goal=10000000', 'aim=goal&goal=10000000', 'goal=10000000&inflation=900'],
}

const isTooLarge = (input: Asked<Inputs, Answer>['parsed'][string]) =>
  !input.ok && (input.problem as InputProblem).kind === 'tooLarge'

/** The figures of a step that are a control of this page as it is, by the control of the other one. */
const keptBy = (step: NextStep): [there: string, here: string, times: number][] =>
  Object.entries({ ...step.set, ...alsoOf(step) }).flatMap(([there, figures]) => {
    const [figure, ...others] = [figures].flat() as StepFigure[]
    const isKept = others.length === 0 && 'control' in figure! && !figure.as && !figure.first && !figure.when
    return isKept ? [[there, figure.control, figure.times ?? 1]] : []
  })

const steps = tools.flatMap(({ slug, next = [] }) =>
  next
    .filter(({ to }) => slug in askOf && to in askOf)
    .map((step) => [`${slug}: ${step.label}`, slug, step] as const),
)

test.each(steps)('%s is answered over many links, and nothing that it sets is in vain', (_, slug, step) => {
  const names = keptBy(step)
  let followed = 0
  for (const link of [...randomLinks(slug, LINKS), ...(AT_THE_EDGE[slug] ?? [])]) {
    const here = askOf[slug]!(link)
    const held = heldBy(here)
    if (!here.answer || !areMet(step.when ?? [], held)) continue
    const address = nextAddress(step, held)
    expect({ link, address }).toEqual({ link, address: expect.any(String) })
    const there = askOf[step.to]!(address!.split('#')[1]!)
    const { problems, ignored } = there
    // More than ₹10,000 crore is more than any field takes; the other page names its limit.
    if (problems.some((name) => isTooLarge(there.parsed[name]!))) continue
    expect({ link, address, problems, ignored, isAnswered: there.answer !== null }).toEqual({
      link,
      address,
      problems: [],
      ignored: [],
      isAnswered: true,
    })
    for (const [nameThere, nameHere, times] of names) {
      const text = held.control(nameHere)
      if (text === null) continue
      const other = there.parsed[nameThere]!
      const kept = Number(text.replaceAll(',', '')) * times
      if (Number.isNaN(kept)) expect({ link, [nameThere]: other.text }).toEqual({ link, [nameThere]: text })
      else expect(other.ok && Number(other.value)).toBeCloseTo(kept, 2)
    }
    followed += 1
  }
  expect(followed).toBeGreaterThan(LINKS / 50)
})
