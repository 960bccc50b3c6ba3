import type { LawInputs } from '@/components/tool-form/use-law-inputs'
import { type TdsKindId, tdsKinds } from '@/lib/rules/tds/tds-kinds'
import type { TdsKind } from '@/lib/rules/tds/tds-terms'
import type { TdsForm } from '@/lib/tax/tds-answer'
import { tdsFromYear } from '@/lib/tax/tds-by-year'
import type { tdsInputs } from '@/lib/tax/tds-inputs'
import { t } from '@/lib/language/words'
import { TdsAnswerView } from './answer'
import { LawNotes } from './law-notes'
import { exemptionText } from './law-words'

const isEnacted = (kind: string): kind is TdsKindId => Object.hasOwn(tdsKinds, kind)

const lawDayOf = (form: TdsForm | null, { terms }: TdsKind) => form?.law?.checkedOn ?? terms.checkedOn

/** The deduction by the whole law of a year, with who deducts it and where the law was read. */
export function TdsByYear({ inputs }: { inputs: LawInputs<typeof tdsInputs> }) {
  const form = tdsFromYear(inputs.read)
  const kind = inputs.field('kind').value
  const deciding = form?.law ? form.law.id : kind
  const id = deciding && isEnacted(deciding) ? deciding : 'fd'
  const enacted = tdsKinds[id]
  const answer = form && form.answer
  const isWithoutRate = answer !== null && answer.deduction === null
  return (
    <TdsAnswerView
      inputs={inputs}
      answer={answer}
      checkedOn={lawDayOf(form, enacted)}
      exemption={answer && exemptionText(answer, enacted)}
    >
      {isWithoutRate && kind === 'nonResident' && <p className="mt-3 text-sm text-soft">{NON_RESIDENT}</p>}
      {answer?.deduction && (
        <LawNotes id={id} kind={enacted} question={answer.question} deduction={answer.deduction} />
      )}
    </TdsAnswerView>
  )
}

const NON_RESIDENT = t(
  '* TDS on a payment to a non-resident is taken at the rates in force for that income or those of a tax treaty, with surcharge and cess. Every payer deducts it, also an individual.',
)
