import type { Answer } from '@/lib/answers/answer'
import type { Figure } from '@/lib/answers/figure'
import type { NextStep } from '@/lib/catalogue/next-step'
import type { Inputs } from '@/lib/inputs/tool-inputs'

/**
 * Steps between two tools whose answers are computed apart from their screens. All types that look into
 * inputs and answers are here. What is wrong with a figure becomes its type, so that the compiler's message
 * ends with the reason in words.
 */

/** What a step needs to know of a tool: `typeof emiTool`. */
interface AnyTool {
  slug: string
  inputs: Inputs
  answer(read: never, ...data: never[]): Answer | null
}

type ResultsOf<T extends AnyTool> = NonNullable<ReturnType<T['answer']>>['figures']

/** What is wrong, in words. */
interface Fault<Why extends string> {
  fault: Why
}

/** What a control holds: a quantity, its options, or any text. A plain number, a list and a name are texts. */
type HeldBy<Kind> = Kind extends { measures?: infer Q extends string }
  ? `in ${Q}`
  : Kind extends { options: readonly (infer Option extends string)[] }
    ? Option
    : Kind extends { initial: boolean }
      ? 'true' | 'false'
      : string

/** What a result holds: a quantity, a choice or a text. */
type Shown<F> = F extends Figure
  ? F['as'] extends 'rupeesAndPaise' | 'paise' | 'paiseIfAny'
    ? 'in rupees'
    : F['as'] extends 'text' | 'number'
      ? string
      : `in ${F['as']}`
  : never

/** What a cell of a list of rows holds: 'periods-1-rent'. */
type CellIn<From extends AnyTool, Name extends string> = Name extends `${infer List}-${number}-${infer Cell}`
  ? From['inputs'][List] extends { columns: Readonly<Record<Cell, infer Kind>> }
    ? HeldBy<Kind>
    : Fault<`${From['slug']} has no cell ${Name}`>
  : Fault<`${From['slug']} has no control ${Name}`>

/** What the page holds in an output or a control. */
type HeldIn<From extends AnyTool, Source> = Source extends { output: infer Name extends string }
  ? Name extends keyof ResultsOf<From>
    ? Shown<ResultsOf<From>[Name]>
    : Fault<`${From['slug']} has no result ${Name}`>
  : Source extends { control: infer Name extends string }
    ? Name extends keyof From['inputs']
      ? HeldBy<From['inputs'][Name]>
      : CellIn<From, Name>
    : Fault<'a figure is an output, a control, a sum, a value or now'>

/** A number of months becomes one of years by `times`, and the other way; a text becomes the number in it. */
type Multiplied<Held> = Held extends 'in months'
  ? 'in years'
  : Held extends 'in years'
    ? 'in months'
    : string extends Held
      ? `${number}`
      : Held

/** What a figure of a step comes to in the other tool. */
type GivenBy<From extends AnyTool, F> = F extends { value: infer Value extends string }
  ? Value
  : F extends { now: unknown }
    ? Fault<never>
    : F extends { sum: readonly (infer Part)[] }
      ? GivenBy<From, Part>
      : F extends { as: infer Words }
        ? HeldIn<From, F> extends infer Held
          ? [Held] extends [Fault<string>]
            ? Held
            : string extends keyof Words
              ? Words[keyof Words]
              : Exclude<keyof Words, Held> extends never
                ? Words[keyof Words]
                : Fault<`as has words that this page does not hold: ${Exclude<keyof Words, Held> & string}`>
          : never
        : F extends { first: number }
          ? string
          : F extends { times: number }
            ? Multiplied<HeldIn<From, F>>
            : HeldIn<From, F>

/** Whether the control takes what is given; a number or nothing is a value for every quantity. */
type TakenBy<Given, Takes extends string> = [Given] extends [Takes]
  ? true
  : [Given] extends [Takes extends `in ${string}` ? '' | `${number}` | Takes : Takes]
    ? true
    : false

type CheckedFigure<From extends AnyTool, Kind, F> =
  Extract<GivenBy<From, F>, Fault<string>> extends infer Wrong
    ? [Wrong] extends [never]
      ? TakenBy<GivenBy<From, F>, HeldBy<Kind>> extends true
        ? F
        : Fault<`holds ${GivenBy<From, F> & string}, and the control takes ${HeldBy<Kind>}`>
      : F extends { now: unknown }
        ? F
        : Wrong
    : never

/** True for a figure that the page has whenever it has an answer. */
type IsSure<From extends AnyTool, F> = F extends { when: unknown }
  ? false
  : F extends { output: infer Name extends keyof ResultsOf<From> }
    ? ResultsOf<From>[Name] extends Figure
      ? true
      : false
    : F extends { as: infer Words }
      ? string extends keyof Words
        ? false
        : [HeldIn<From, F>] extends [keyof Words]
          ? true
          : false
      : F extends { sum: readonly (infer Part)[] }
        ? true extends IsSure<From, Part>
          ? true
          : false
        : true

/** The check of one figure, or of each of several. */
type CheckedFigures<From extends AnyTool, Kind, Figures> = Figures extends readonly unknown[]
  ? { readonly [Place in keyof Figures]: CheckedFigure<From, Kind, Figures[Place]> }
  : CheckedFigure<From, Kind, Figures>

type One<Several> = Several extends readonly (infer Single)[] ? Single : Several

type CheckedSet<From extends AnyTool, To extends AnyTool, Set, MayMiss> = {
  readonly [Name in keyof Set]: Name extends keyof To['inputs']
    ? true extends IsSure<From, One<Set[Name]>> | MayMiss
      ? CheckedFigures<From, To['inputs'][Name], Set[Name]>
      : Fault<'may be missing: add a figure that is always there, or when'>
    : Fault<`${To['slug']} has no control ${Name & string}`>
}

type CheckedCondition<From extends AnyTool, C> = C extends { is: infer Is }
  ? [HeldIn<From, C>] extends [Fault<string>]
    ? HeldIn<From, C>
    : [One<Is>] extends [HeldIn<From, C>]
      ? C
      : Fault<`is never held: ${Exclude<One<Is>, HeldIn<From, C>> & string}`>
  : C

type CheckedConditions<From extends AnyTool, C> = C extends readonly unknown[]
  ? { readonly [Place in keyof C]: CheckedCondition<From, C[Place]> }
  : CheckedCondition<From, C>

/** The step, with what is wrong in the place where it is. */
type CheckedStep<From extends AnyTool, To extends AnyTool, Step extends NextStep> = {
  readonly [Part in keyof Step]: Part extends 'to'
    ? To['slug']
    : Part extends 'set'
      ? CheckedSet<From, To, Step[Part], Step extends { when: unknown } ? true : false>
      : Part extends 'also'
        ? CheckedSet<From, To, Step[Part], true>
        : Part extends 'when'
          ? CheckedConditions<From, Step[Part]>
          : Step[Part]
}

/**
 * A step whose controls, results, options and quantities the compiler compares: `stepBetween<typeof emiTool,
 * typeof fdTool>()({…})`.
 */
export const stepBetween =
  <From extends AnyTool, To extends AnyTool>() =>
  <const Step extends NextStep>(step: Step & CheckedStep<From, To, Step>): NextStep =>
    step
