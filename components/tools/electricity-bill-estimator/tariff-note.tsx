import { RuleNote } from '@/components/results/rule-note'
import { isKnown, tariffRow } from '@/components/tools/electricity-bill-estimator/published-use'
import type { ElectricityState } from '@/lib/energy/electricity-inputs'
import { monthName } from '@/lib/format/durations'
import { electricityTariffs, type UnknownTariff, unknownTariffs } from '@/lib/rules/electricity-tariffs'

/** Which order a bill follows, until when it is known to have held, how sure we are, and where it was read. */
export function TariffNote({ state }: { state: ElectricityState }) {
  if (!isKnown(state)) return <UnknownTariffNote {...unknownTariffs[state]} />
  const { value: tariff, source } = tariffRow(state)
  const { says, checkedOn } = electricityTariffs[state]
  const until = monthName(tariff.knownUntil)
  return (
    <section aria-label="The tariff" className="mb-2 rounded-lg border border-line px-3 py-2 text-sm">
      <p>
        <span className="font-semibold">{tariff.order}.</span> In force up to {until} as far as we know
        (confidence: {tariff.confidence}). The bill is an estimate: compare the rates with those on yours.
      </p>
      <p className="mt-1 text-soft">{tariff.status}</p>
      <RuleNote says={says} source={source} checkedOn={checkedOn} kind="tariffs" />
    </section>
  )
}

function UnknownTariffNote({ supplier, order, status, source, checkedOn }: UnknownTariff) {
  return (
    <section aria-label="The tariff" className="mb-2 rounded-lg border border-line px-3 py-2 text-sm">
      <p>
        <span className="font-semibold">{order}.</span> {status} So no bill is shown: enter the slabs of your
        own bill under My slabs.
      </p>
      <RuleNote
        says={`Electricity at home, ${supplier}`}
        source={source}
        checkedOn={checkedOn}
        kind="tariffs"
      />
    </section>
  )
}
