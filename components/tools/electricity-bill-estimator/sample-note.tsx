import { stateNames } from '@/components/tools/electricity-bill-estimator/electricity-words'
import type { ElectricityForm } from '@/components/tools/electricity-bill-estimator/electricity-form'
import { Button } from '@/components/ui/button'
import type { ElectricityState } from '@/lib/energy/electricity-inputs'

/** Says that the opening tariffs are samples, and leads to the published one in one tap. */
export function SampleNote({ inputs, state }: { inputs: ElectricityForm; state: ElectricityState }) {
  const switchToPublished = () => {
    inputs.set({ tariff: 'published' })
    // The button is about to go; the choice it made is where the visitor goes on.
    document.querySelector<HTMLInputElement>('[name=tariff][value=published]')?.focus()
  }
  return (
    <section aria-label="Sample tariff" className="card mb-4 px-5 py-4">
      <p>A simple sample of a month’s tariff, without duty: no commission ordered it.</p>
      <Button variant="outline" className="no-print mt-2" onClick={switchToPublished}>
        Use the published tariff of {stateNames[state]}
      </Button>
    </section>
  )
}
