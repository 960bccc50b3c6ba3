import { yearOfRules } from '@/lib/tax/rule-ids'
import { RuleNote } from '@/components/results/rule-note'
import { SourceLink } from '@/components/results/source-link'
import { Sentence } from '@/components/ui/sentence'
import { rupees } from '@/lib/format/numbers'
import { NON_FILERS_2026 } from '@/lib/rules/tds/cash-withdrawals'
import { PAYER_SOURCES, SECTIONS_2025 } from '@/lib/rules/tds/tds-sources'
import type { TdsKind } from '@/lib/rules/tds/tds-terms'
import type { Deduction } from '@/lib/tax/tds'
import { rowOfYear } from '@/lib/tax/tds-by-year'
import { type TdsValues } from '@/lib/tax/tds-inputs'
import { t } from '@/lib/language/words'
import { deductedBy, kindNote } from './law-words'
import { rulesYearName } from './rows'

interface LawNotesProps {
  /** The kind whose law decides. */
  id: string
  kind: TdsKind
  question: TdsValues
  deduction: Deduction
}

/** Who deducts, what else the law provides, and where it was read. */
export function LawNotes({ id, kind, question: { rules, paid }, deduction }: LawNotesProps) {
  const { result, otherReading } = deduction
  const row = rowOfYear(kind.terms, yearOfRules(rules), paid)
  const { checkedOn } = kind.terms
  const note = kindNote(id, rules, row?.value ?? null)
  return (
    <div className="text-sm text-soft">
      {result.netPayment < 0 && (
        <p className="mt-3 text-bad">{t('The year’s TDS is more than this payment.')}</p>
      )}
      <p className="mt-3">{t('Deducted by: {0}.', deductedBy(kind))}</p>
      {note && <p className="mt-2">{note}</p>}
      {otherReading && (
        <p className="mt-2">
          <Sentence
            words={t(
              'In dispute for FY 2026-27: the department’s chart has no rate for people who filed no return. {0} still has the earlier rates, by which TDS would be {1}.',
            )}
            parts={[<SourceLink key="source" source={NON_FILERS_2026} />, rupees(otherReading.tds, 2)]}
          />
        </p>
      )}
      <RuleNote label={t('Limit and rate in {0}', rulesYearName(rules))} row={row} checkedOn={checkedOn} />
      <RuleNote label={t('Section of the 2025 Act')} row={{ source: SECTIONS_2025 }} checkedOn={checkedOn} />
      {kind.payer === 'audited' && (
        <RuleNote
          label={t('Who deducts')}
          row={{ source: PAYER_SOURCES[0], also: PAYER_SOURCES[1] }}
          checkedOn={checkedOn}
        />
      )}
    </div>
  )
}
