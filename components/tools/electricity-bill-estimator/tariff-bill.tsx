import { useToday } from '@/components/hooks/use-today'
import { RuleNote } from '@/components/results/rule-note'
import type { LawInputs } from '@/components/tool-form/use-law-inputs'
import { type electricityInputs, sampleFrom } from '@/lib/energy/electricity'
import { electricityAnswer, isKnown, tariffTerms } from '@/lib/energy/electricity-published'
import { type UnknownTariff, unknownTariffs } from '@/lib/rules/energy/unknown-tariffs'
import { nameOf, t } from '@/lib/language/words'
import { BillResult } from './bill-result'
import { billView } from './bill-view'

/** The bill of any form: the published tariffs of all states, and the visitor's own slabs. */
export function TariffBill({ inputs }: { inputs: LawInputs<typeof electricityInputs> }) {
  const today = useToday()
  const answer = electricityAnswer(inputs.read, today)
  const chosen = inputs.read('state', 'tariff', 'date')
  const terms =
    chosen && chosen.tariff !== 'own' && isKnown(chosen.state)
      ? tariffTerms(chosen.state, today, chosen.date, inputs.read('area')?.area)
      : null
  const shown = {
    withSample: sampleFrom(inputs.read) !== null,
    isOwn: inputs.field('tariff').value === 'own',
    lessSure: terms ? terms.lessSure : [],
  }
  return (
    <BillResult
      inputs={inputs}
      view={billView(answer, inputs.field('state').value, shown)}
      terms={terms}
      note={answer.kind === 'noTariff' && <UnknownTariffNote {...unknownTariffs[answer.state]} />}
    />
  )
}

function UnknownTariffNote({ supplier, order, status, source, checkedOn }: UnknownTariff) {
  return (
    <section aria-label={t('The tariff')} className="mb-2 rounded-lg border border-line px-3 py-2 text-sm">
      <p>
        <span className="font-semibold">{t('{0}.', nameOf('tariff-notes', order))}</span>{' '}
        {nameOf('tariff-notes', status)}{' '}
        {t('No bill is shown. Enter the slabs from your own bill under My slabs.')}
      </p>
      <RuleNote
        label={t('Electricity at home, {0}', nameOf('tariff-notes', supplier))}
        row={{ source }}
        checkedOn={checkedOn}
        kind="tariffs"
      />
    </section>
  )
}
