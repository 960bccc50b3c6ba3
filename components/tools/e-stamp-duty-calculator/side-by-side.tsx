'use client'

import { DataTable } from '@/components/results/data-table'
import { saveCsv } from '@/components/results/save-csv'
import { TableButtons } from '@/components/results/table-buttons'
import { OtherSources } from '@/components/tools/e-stamp-duty-calculator/other-sources'
import { inRupees } from '@/components/tools/e-stamp-duty-calculator/stamp-rows'
import { areaNames } from '@/components/tools/e-stamp-duty-calculator/area-names'
import type {
  CitedRule,
  RentAnswer,
  SaleAnswer,
} from '@/components/tools/e-stamp-duty-calculator/answer-kinds'
import { ruleOn } from '@/lib/rules/rule'
import { type StateCode, stateNames } from '@/lib/rules/state-names'
import type { Area, Buyer } from '@/lib/rules/stamp-duty-terms'
import { rentDutyOf, type RentQuestion } from '@/lib/stamp-duty/rent-duty'
import { type SaleQuestion, termsOf } from '@/lib/stamp-duty/sale-duty'
import { coveredStates, saleDutyOf, saleRule } from '@/lib/stamp-duty/sale-states'

type Answered = SaleAnswer | RentAnswer
type Say = (paise: number) => string

interface Table {
  says: string
  stem: string
  headings: readonly string[]
  rows(say: Say): string[][]
}

/** A sale in every state that is covered; a tenancy at other lengths; and further sources of the answer. */
export default function SideBySide({ answer }: { answer: Answered }) {
  const { says, stem, headings, rows } =
    answer.of === 'sale' ? saleTable(answer.question) : rentTable(answer.question)
  const { also } = ruleOn(answer.rule as CitedRule, answer.rule.checkedOn).value
  return (
    <>
      <p className="mt-1 text-soft">{says}</p>
      <TableButtons
        onSave={() =>
          saveCsv(
            stem,
            headings,
            rows((paise) => (paise / 100).toFixed(2)),
          )
        }
      />
      <DataTable wordy caption={says} headings={headings} rows={rows(inRupees)} />
      {also && <OtherSources heading="Also read for the result above:" sources={also} />}
    </>
  )
}

const UNKNOWN = '—'
const BUYERS: readonly Buyer[] = ['male', 'female', 'joint']

function saleTable(question: SaleQuestion): Table {
  const totals = (state: string) =>
    BUYERS.map((buyer) => saleDutyOf({ ...question, state, area: firstArea(state), seller: 'other', buyer }))
  const say = (found: ReturnType<typeof saleDutyOf>, write: Say) => {
    if (typeof found === 'string') return UNKNOWN
    return write(found.totalPaise) + (found.registrationPaise === null ? ' + fee' : '')
  }
  const least = (state: string) => {
    const [man] = totals(state)
    return typeof man === 'string' ? Infinity : man!.totalPaise
  }
  return {
    says: 'Duty, cess and registration for the same value; where the area matters, in the first one. “+ fee”: the registration fee, which is not known, comes on top. A dash: not covered.',
    stem: 'stamp-duty-by-state',
    headings: ['State', 'A man', 'A woman', 'Both'],
    rows: (write) =>
      [...coveredStates]
        .sort((one, other) => least(one) - least(other))
        .map((state) => [placeName(state), ...totals(state).map((found) => say(found, write))]),
  }
}

function areasOf(state: string): readonly Area[] | undefined {
  const rule = saleRule(state)
  return typeof rule === 'string' ? undefined : termsOf(rule).areas
}

/** Where a state has areas, its first; where it has none, any will do. */
const firstArea = (state: string): Area => areasOf(state)?.[0] ?? 'urban'

function placeName(state: StateCode): string {
  const name = stateNames[state]
  return areasOf(state) ? `${name}: ${areaNames[firstArea(state)]}` : name
}

const LENGTHS = [6, 11, 12, 22, 24, 33, 36, 48, 60]

function rentTable(question: RentQuestion): Table {
  return {
    says: 'The same rent and deposit for other lengths. A dash: not covered.',
    stem: 'stamp-duty-by-length',
    headings: ['Months', 'Stamp duty', 'Registration fee', 'Total'],
    rows: (write) =>
      LENGTHS.map((months) => {
        const found = rentDutyOf({ ...question, months })
        const figures =
          typeof found === 'string'
            ? [UNKNOWN, UNKNOWN, UNKNOWN]
            : [found.dutyPaise, found.registrationPaise, found.totalPaise].map((paise) =>
                paise === null ? UNKNOWN : write(paise),
              )
        return [String(months), ...figures]
      }),
  }
}
