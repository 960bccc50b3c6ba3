'use client'

import { CodeField } from '@/components/fields/code-field'
import { WhenSeen } from '@/components/results/when-seen'
import { ShareLink } from '@/components/tool-form/share-link'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useToday } from '@/components/tool-form/use-today'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { RegistrationResult } from '@/components/tools/vehicle-rc-checker/registration-result'
import { readRegistration } from '@/lib/vehicles/registration'
import { registrationInputs } from '@/lib/vehicles/registration-inputs'

const loadLinkPart = () => import('@/components/tools/vehicle-rc-checker/vehicle-link-check')
const loadGuide = () => import('@/components/tools/vehicle-rc-checker/vehicle-guide')

/** What a registration number says, and where the record behind it is. The record itself is not asked for. */
export function VehicleRcChecker() {
  const inputs = useToolInputs(registrationInputs)
  const today = useToday()
  const registration = inputs.field('registration')
  const reading = readRegistration(registration.text)
  const begun = reading.kind === 'problem' && reading.problem === 'incomplete'

  return (
    <>
      <ToolForm
        onReset={inputs.reset}
        result={
          <RegistrationResult reading={reading} today={today}>
            <ShareLink fragment={inputs.fragment} title="What a registration number says" />
          </RegistrationResult>
        }
      >
        <CodeField
          field={registration}
          label="Registration number"
          hint="As on the plate, such as MH 12 AB 1234 or 24 BH 1234 AA"
          missing={begun ? 'Go on; spaces and hyphens do not matter' : null}
        />
      </ToolForm>
      <WhenSeen
        heading="Is this web address official?"
        load={loadLinkPart}
        className="min-h-[20rem]"
        of={{ field: inputs.field('link') }}
      />
      <WhenSeen heading="RC guide" load={loadGuide} className="min-h-[32rem]" of={{}} />
    </>
  )
}
