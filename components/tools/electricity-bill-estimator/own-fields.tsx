import { type ReactNode, useState } from 'react'
import { AmountField, PercentField } from '@/components/fields/number-field'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import { RowsField } from '@/components/fields/rows-field'
import { useStoredValue } from '@/components/hooks/use-stored-value'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import { type electricityInputs, ownSlabs } from '@/lib/energy/electricity'
import { savedTariff } from '@/lib/energy/own-tariff'
import { t } from '@/lib/language/words'

const SAVED = t('Saved on this device.')
const NOT_SAVED = t(
  'Your browser has no room left, or blocks site storage. The link to this page keeps the slabs.',
)
const NONE = t('No slabs are saved on this device.')

type OwnFieldsProps = InputsProps<typeof electricityInputs>

/** The fields of the visitor's own bill. */
export const OwnFields = ({ inputs }: OwnFieldsProps) => (
  <KeptSlabs inputs={inputs}>
    <SlabFields inputs={inputs} />
  </KeptSlabs>
)

/** The slabs, kept on the device on request. */
function KeptSlabs({ inputs: { read, set }, children }: OwnFieldsProps & { children: ReactNode }) {
  const [message, setMessage] = useState<string | null>(null)
  const saved = useStoredValue(savedTariff)
  const own = read('ownSlabs', 'ownFixed', 'ownDuty')

  const save = () => {
    savedTariff.change(() => own)
    setMessage(savedTariff.getState().notSaved === null ? SAVED : NOT_SAVED)
  }
  const load = () => {
    const kept = saved.value
    if (!kept) return setMessage(NONE)
    set({ ownSlabs: kept.ownSlabs, ownFixed: String(kept.ownFixed), ownDuty: String(kept.ownDuty) })
    setMessage(null)
  }
  return (
    <>
      {children}
      <div className="no-print flex flex-wrap gap-2">
        <Button variant="outline" disabled={!own} onClick={save}>
          {t('Save my slabs')}
        </Button>
        <Button variant="quiet" onClick={load}>
          {t('Use the saved slabs')}
        </Button>
      </div>
      <p role="status" className="min-h-5 text-sm text-soft">
        {message}
        {saved.setAside &&
          ` ${t('Slabs of an earlier visit could not be read. They are stored as {0}.', saved.setAside)}`}
      </p>
    </>
  )
}

const SlabFields = ({ inputs: { field } }: OwnFieldsProps) => (
  <>
    <RowsField field={field('ownSlabs')} list={ownSlabs} one={t('Slab')}>
      {(cell) => (
        <>
          <PlainNumberField
            field={cell('upTo')}
            label={t('Up to')}
            unit="kWh"
            hint={t('Empty: all remaining units')}
          />
          <AmountField field={cell('rate')} label={t('Rate per unit')} />
        </>
      )}
    </RowsField>
    <AmountField field={field('ownFixed')} label={t('Monthly fixed charge')} />
    <AmountField field={field('fuelPerUnit')} label={t('Fuel charge per unit')} />
    <PercentField
      field={field('ownDuty')}
      label={t('Electricity duty')}
      hint={t('On energy, fixed and fuel charge')}
    />
    <AmountField
      field={field('other')}
      label={t('Other charges')}
      hint={t('Meter rent, customer charge, arrears')}
    />
  </>
)
