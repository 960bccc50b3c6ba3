'use client'

import { CodeField } from '@/components/fields/code-field'
import { LinkCheckSeen } from '@/components/lookup/link-check-seen'
import { worded } from '@/components/fields/problem-text'
import { WhenSeen } from '@/components/ui/when-seen'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useToday } from '@/components/hooks/use-today'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { markProblemText } from './problem-text'
import { RegistrationResult } from './registration-result'
import { readRegistration } from '@/lib/vehicles/registration'
import { registrationInputs } from '@/lib/vehicles/registration-inputs'
import { t } from '@/lib/language/words'

const loadCheck = async () => (await import('@/lib/vehicles/official-sites')).checkVehicleLinks
const loadGuide = () => import('./vehicle-guide')

/** The parts of a registration number, and where to find its record, which this page does not request. */
export function VehicleRcChecker() {
  const inputs = useToolInputs(registrationInputs)
  const today = useToday()
  const registration = worded(inputs.field('registration'), markProblemText)
  const reading = readRegistration(registration.text)
  const begun = reading.kind === 'problem' && reading.problem === 'incomplete'

  return (
    <>
      <ToolForm
        onReset={inputs.reset}
        onUndo={inputs.undoReset}
        result={<RegistrationResult reading={reading} today={today} fragment={inputs.fragment} />}
      >
        <CodeField
          field={registration}
          label={t('Registration number')}
          hint={t('As on the plate, such as MH 12 AB 1234 or 24 BH 1234 AA')}
          missing={begun ? t('Keep typing. Spaces and hyphens are optional') : null}
        />
      </ToolForm>
      <LinkCheckSeen field={inputs.field('link')} load={loadCheck} />
      <WhenSeen heading={t('RC guide')} load={loadGuide} className="min-h-[32rem]" props={{}} />
    </>
  )
}
