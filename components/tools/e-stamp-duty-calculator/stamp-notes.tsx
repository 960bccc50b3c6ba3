import { RuleNote } from '@/components/results/rule-note'
import { Anchor } from '@/components/site/anchor'
import { inRupees } from '@/components/tools/e-stamp-duty-calculator/stamp-rows'
import { HIGH, MEDIUM, stateNames } from '@/components/tools/e-stamp-duty-calculator/stamp-words'
import type { StampAnswer } from '@/components/tools/e-stamp-duty-calculator/stamp-answer'
import { type Rule, ruleOn, type RuleSource } from '@/lib/rules/rule'
import { leaseDutyDelhi, licenceDutyMaharashtra } from '@/lib/rules/stamp-duty-rent'
import { saleInDispute } from '@/lib/rules/stamp-duty-sale'
import { registrationOffices } from '@/lib/stamp-duty/registration-offices'
import { type SaleDuty, type SaleQuestion, saleRule } from '@/lib/stamp-duty/sale-duty'

type Answered = Exclude<StampAnswer, { of: 'nothing' }>

/** How sure the figures are, what they leave out, and where they were read. */
export function StampNotes({ answer }: { answer: Answered }) {
  const rule = ruleOf(answer)
  const { value, source } = ruleOn(rule, rule.checkedOn)
  const also = value.also === undefined ? [] : [value.also].flat()
  return (
    <>
      {notesOf(answer).map((note) => (
        <p key={note} className="mt-3 text-sm">
          {note}
        </p>
      ))}
      <RuleNote says={rule.says} source={source} checkedOn={rule.checkedOn} />
      <Sources heading="Read as well:" sources={also} />
      <Office state={answer.question.state} />
    </>
  )
}

function ruleOf(answer: Answered): Rule<{ also?: RuleSource | readonly RuleSource[] }> {
  if (answer.of === 'sale') return saleRule(answer.question.state)!
  return answer.result.kind === 'licence' ? licenceDutyMaharashtra : leaseDutyDelhi
}

/** Where no figure is given: what the sources say, if they contradict each other, and who knows. */
export function NotCovered({ state, dispute }: { state: string; dispute: boolean }) {
  const sources = dispute ? saleInDispute[state] : undefined
  return (
    <div className="card p-5">
      <p>A figure that may be wrong by a lakh is worse than none. Ask the sub-registrar of the place.</p>
      {sources && <Sources heading="They can be compared:" sources={sources} />}
      <Office state={state} />
    </div>
  )
}

function Sources({ heading, sources }: { heading: string; sources: readonly RuleSource[] }) {
  return sources.map(({ title, href }, place) => (
    <p key={href} className="mt-1 text-sm text-soft">
      {place === 0 && `${heading} `}
      <Anchor href={href}>{title}</Anchor>
    </p>
  ))
}

function Office({ state }: { state: string }) {
  const href = registrationOffices[state]
  if (href === undefined) return null
  return (
    <p className="mt-1 text-sm">
      Registration department of {stateNames[state as keyof typeof stateNames]}:{' '}
      <Anchor href={href}>{new URL(href).hostname}</Anchor>
    </p>
  )
}

function notesOf(answer: Answered): string[] {
  if (answer.of === 'sale') return saleNotes(answer.question, answer.result)
  const { result } = answer
  return result.kind === 'licence'
    ? [
        HIGH,
        `Registration is compulsory. In practice ${inRupees(result.paidPaise)} of duty is paid, rounded up to ₹100.`,
      ]
    : [MEDIUM, 'The rates are of 2020, the last that we have read.']
}

function saleNotes({ state, buyer }: SaleQuestion, result: SaleDuty): string[] {
  const { terms, registrationPaise, atMostPaise, area, basePaise } = result
  const notes = [terms.sureness === 'high' ? HIGH : MEDIUM]
  if (
    registrationPaise === null &&
    buyer !== 'male' &&
    typeof terms.registration === 'object' &&
    'rows' in terms.registration
  ) {
    notes.push(
      `What women pay for registration is in no source we trust. A man pays ${inRupees(atMostPaise!)}.`,
    )
  } else if (registrationPaise === null) {
    notes.push(
      `The registration fee follows a scale that our sources do not give; at most ${inRupees(atMostPaise!)}.`,
    )
  }
  if (state === 'DL' && area === 'mcd' && basePaise > 25_00_000_00) {
    notes.push(
      'Above ₹25 lakh the corporation takes one point more since 10 July 2023; most tables leave it out.',
    )
  }
  if (state === 'PB') notes.push('The cap of the registration fee is from a source of 2015.')
  return notes
}
