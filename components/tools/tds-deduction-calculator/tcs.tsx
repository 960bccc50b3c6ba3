import { inForce } from '@/lib/rules/in-force'
import { auditLimits } from '@/lib/rules/income-tax/audit-limits'
import { SIMPLIFIED, type RuleId, yearOfRules } from '@/lib/tax/rule-ids'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField } from '@/components/fields/number-field'
import { SelectField } from '@/components/fields/select-field'
import { DataAge } from '@/components/results/data-age'
import { RuleNote } from '@/components/results/rule-note'
import type { WorkingContent } from '@/components/results/working'
import { CalculatorAnswer } from '@/components/tool-form/calculator-screen'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { rupees } from '@/lib/format/numbers'
import { type TcsKindId, tcsKinds } from '@/lib/rules/tds/tcs-kinds'
import type { TcsAnswer } from '@/lib/tax/tcs'
import { taxOnParts } from '@/lib/tax/tds'
import { rowOfYear, tcsFromYear } from '@/lib/tax/tds-by-year'
import { type TdsInputName, type tdsInputs, type TdsValues } from '@/lib/tax/tds-inputs'
import { taxYearIds } from '@/lib/rules/years'
import { nameOf, t } from '@/lib/language/words'
import { LARGE, deductedBy, paidOptions } from './law-words'
import { NO_SALE, rulesYearName } from './rows'
import { tcsRows } from './tcs-rows'

type Inputs = ToolInputs<typeof tdsInputs>

const { value: AUDIT } = inForce(auditLimits)

/** The limit of a kind in its last row that has one, in lakh rupees. */
const lakhs = (kind: TcsKindId): number =>
  tcsKinds[kind].terms.values.findLast(({ value }) => value !== null)!.value!.limit / 1_00_000

const tcsNames: Record<TcsKindId, string> = {
  car: t('Car above ₹{0} lakh', lakhs('car')),
  luxury: t('Luxury above ₹{0} lakh', lakhs('luxury')),
  tour: t('Overseas tour package'),
  studyOrMedical: t('Abroad: education, medical'),
  otherRemittance: t('Abroad: other remittance'),
  scrap: t('Scrap'),
  minerals: t('Coal, lignite or iron ore'),
  alcohol: t('Alcoholic liquor'),
  tendu: t('Tendu leaves'),
  timber: t('Timber, forest produce'),
  licence: t('Parking, toll, mine, quarry'),
  goodsSale: t('Goods above ₹{0} lakh', lakhs('goodsSale')),
}

const NOTES: Partial<Record<TcsKindId, string>> = {
  luxury: t(
    'Watches, art, collectibles, yachts, helicopters, sunglasses, bags, shoes, sportswear, home theatres, race and polo horses.',
  ),
  studyOrMedical: t(
    'All remittances of the year under the LRS count towards the limit. Nothing is collected on education paid from a bank loan since April 2025.',
  ),
  otherRemittance: t('All remittances of the year under the LRS count towards the limit.'),
  scrap: t('Not from a buyer who declares that it is used in manufacture.'),
  minerals: t('Not from a buyer who declares that they are used in manufacture.'),
}

const SELLERS: Record<TdsValues['payer'], string> = {
  company: t('Company, firm or other'),
  audited: t('Individual under tax audit'),
  individual: t('Individual, not under audit'),
}

/** The sample has no TCS: its choice is that of this year. */
const yearOptions = (rules: RuleId | null) =>
  Object.fromEntries(
    taxYearIds().map((id) => [
      rules === SIMPLIFIED && id === yearOfRules(rules) ? rules : id,
      rulesYearName(id),
    ]),
  )

/** Who sells what to whom, and for how much. */
export function TcsFields({ inputs: { field, read } }: { inputs: Inputs }) {
  const form = tcsFromYear(read)
  const law = form && form.law
  const asks = (name: TdsInputName) => !!form && form.asked.includes(name)
  return (
    <>
      <SelectField
        field={field('payer')}
        label={t('Who sells?')}
        options={SELLERS}
        hint={t(
          'Tax audit: turnover above ₹{0} crore, or professional receipts above ₹{1} lakh, the year before',
          AUDIT.business.usual / 1_00_00_000,
          AUDIT.profession / 1_00_000,
        )}
      />
      <SelectField field={field('tcsKind')} label={t('What is sold or remitted')} options={tcsNames} />
      <AmountField field={field('amount')} label={t('Amount')} />
      {asks('largeBuyer') && (
        <CheckboxField
          field={field('largeBuyer')}
          label={t('The seller’s turnover was above ₹{0} crore the year before', LARGE)}
        />
      )}
      {asks('paid') && law?.changed && (
        <ChoiceField
          field={field('paid')}
          label={nameOf('tds-labels', 'Paid')}
          options={paidOptions(law.changed.on)}
        />
      )}
      {asks('pan') && <CheckboxField field={field('pan')} label={t('The buyer has given a PAN')} />}
      {asks('earlier') && (
        <div className="grid gap-3 border-t border-line pt-4">
          <AmountField
            field={field('earlier')}
            label={t('Received from the same buyer earlier in the year')}
          />
          <AmountField field={field('deducted')} label={t('TCS collected on that')} />
        </div>
      )}
      <SelectField field={field('rules')} label={t('Year')} options={yearOptions(field('rules').value)} />
    </>
  )
}

/** The tax that is collected, under the law of the year. */
export function Tcs({ inputs }: { inputs: Inputs }) {
  const form = tcsFromYear(inputs.read)
  const answer = form && form.answer
  const kind = tcsKinds[inputs.field('tcsKind').value ?? 'car']
  return (
    <CalculatorAnswer
      inputs={inputs}
      fragment={inputs.fragment}
      rows={answer && tcsRows(answer)}
      placeholder={NO_SALE}
      age={<DataAge kind="law" on={form?.law?.checkedOn ?? kind.terms.checkedOn} />}
      notice={answer && <p className="py-2">{verdict(answer)}</p>}
      remarks={answer && <TcsNotes answer={answer} />}
      shareTitle={answer ? shareTitle(answer) : t('Tax collected at source')}
      working={answer && tcsWorking(answer)}
    />
  )
}

const shareTitle = ({ question: { amount, rules }, result }: TcsAnswer) =>
  t('TCS {0} on {1}, {2}', rupees(result.tds, 2), rupees(amount, 2), rulesYearName(rules))

function verdict({ question: { rules, tcsKind }, exempt, result, total }: TcsAnswer): string {
  if (exempt === 'payer') return t('Nothing to collect. Collected by: {0}.', deductedBy(tcsKinds[tcsKind]))
  if (exempt) return t('Nothing to collect: the law has no TCS on this in {0}.', rulesYearName(rules))
  if (result.base === 0) return t('Nothing to collect: the amount is within the limit.')
  return t('Collect {0}, so that the buyer pays {1}.', rupees(result.tds, 2), rupees(total, 2))
}

/** Who collects, and where the law was read. */
function TcsNotes({ answer: { question } }: { answer: TcsAnswer }) {
  const { tcsKind, rules, paid } = question
  const kind = tcsKinds[tcsKind]
  const law = rowOfYear(kind.terms, yearOfRules(rules), paid)
  return (
    <div className="text-sm text-soft">
      <p className="mt-3">{t('Collected by: {0}.', deductedBy(kind))}</p>
      {NOTES[tcsKind] && <p className="mt-2">{NOTES[tcsKind]}</p>}
      <RuleNote
        label={t('Limit and rate in {0}', rulesYearName(rules))}
        row={law}
        checkedOn={kind.terms.checkedOn}
      />
    </div>
  )
}

const inPaise = (amount: number) => rupees(amount, 2)

function tcsWorking({ question, terms, result }: TcsAnswer): WorkingContent | null {
  if (!terms) return null
  const { parts, base, tds } = result
  const counted = terms.counted === 'year' ? question.amount + question.earlier : question.amount
  const whole = taxOnParts(parts)
  const sums = parts.map(({ amount, ratePercent }) => `${inPaise(amount)} × ${ratePercent}%`)
  return {
    formula:
      terms.taxed === 'excess' ? t('TCS = (amount − limit) × rate ÷ 100') : t('TCS = amount × rate ÷ 100'),
    steps: {
      [t('Received in the year')]:
        question.earlier > 0 &&
        `${inPaise(question.amount)} + ${inPaise(question.earlier)} = ${inPaise(counted)}`,
      [t('Limit')]: result.limit > 0 && rupees(result.limit),
      [t('TCS applies to')]: inPaise(base),
      [t('At the rate')]: base > 0 && `${sums.join(' + ')} = ${inPaise(whole)}`,
      [t('Less TCS collected earlier')]: tds < whole && inPaise(tds),
    },
  }
}
