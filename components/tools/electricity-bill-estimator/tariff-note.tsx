import { RuleNote } from '@/components/results/rule-note'
import { isKnown, tariffRow } from '@/components/tools/electricity-bill-estimator/published-use'
import type { ElectricityState } from '@/lib/energy/electricity-inputs'
import { monthName } from '@/lib/format/durations'
import { electricityTariffs, unknownTariffs } from '@/lib/rules/electricity-tariffs'

/** Which order a bill follows, until when it is known to have held, how sure we are, and where it was read. */
export function TariffNote({ state }: { state: ElectricityState }) {
  if (!isKnown(state)) return <UnknownTariff {...unknownTariffs[state]} />
  const { value: tariff, source } = tariffRow(state)
  const { says, checkedOn } = electricityTariffs[state]
  const until = monthName(tariff.knownUntil)
  return (
    <section aria-label="The tariff" className="card mb-4 px-5 py-4">
      <p>
        <span className="font-semibold">{tariff.order}.</span> Known to have held until {until}, with{' '}
        {tariff.confidence} confidence. An estimate: compare its rates with those on your bill.
      </p>
      <p className="mt-1 text-soft">{tariff.status}</p>
      <RuleNote says={says} source={source} checkedOn={checkedOn} />
    </section>
  )
}

function UnknownTariff({ supplier, order, source, checkedOn }: (typeof unknownTariffs)['WB']) {
  return (
    <section aria-label="The tariff" className="card mb-4 px-5 py-4">
      <p>
        <span className="font-semibold">{order}.</span> We could read only what shops pay by it. The older
        prices for homes that go around are not sure enough to reckon with, so no bill is shown.
      </p>
      <RuleNote says={`Electricity at home, ${supplier}`} source={source} checkedOn={checkedOn} />
    </section>
  )
}
