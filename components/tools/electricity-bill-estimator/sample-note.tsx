import type { ElectricityForm } from '@/components/tools/electricity-bill-estimator/electricity-form'
import { Button } from '@/components/ui/button'

/** Says that the opening tariffs are samples, and leads to the published one in one tap. */
export function SampleNote({ inputs }: { inputs: ElectricityForm }) {
  const switchToPublished = () => {
    inputs.set({ tariff: 'published' })
    // The button is about to go; the choice it made is where the visitor goes on.
    document.querySelector<HTMLInputElement>('[name=tariff][value=published]')?.focus()
  }
  return (
    <section aria-label="Sample tariff" className="card mb-4 px-5 py-4">
      <p>
        This is a simple sample tariff for one month, without electricity duty. It is not an official one.
      </p>
      <Button variant="outline" className="no-print mt-2" onClick={switchToPublished}>
        Use the published tariff
      </Button>
    </section>
  )
}
