'use client'

import { type ToolInputs, useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { LazyPart } from '@/components/ui/lazy-part'
import { maharashtra } from '@/lib/rules/stamp-duty/sale/states/maharashtra'
import { saleDutyFrom, termsOf } from '@/lib/stamp-duty/sale-duty'
import { stampDutyInputs, dutyStateOf } from '@/lib/stamp-duty/stamp-duty-inputs'
import { t } from '@/lib/language/words'
import { DeedFields } from './deed-fields'
import { SaleScreen } from './sale-screen'

type Inputs = ToolInputs<typeof stampDutyInputs>

const loadDetails = async () => (await import('./stamp-duty-details')).StampDutyDetails

/** The page opens with a sale in Maharashtra; the law of all else comes with a script of its own. */
export function EStampDutyCalculator() {
  const inputs = useToolInputs(stampDutyInputs)
  const chosen = inputs.read('state', 'instrument')
  return (
    <>
      <DeedFields inputs={inputs} />
      {!chosen || chosen.state === 'other' ? (
        <p role="status" className="card p-5">
          {t('Choose the state and the document.')}
        </p>
      ) : chosen.state === 'MH' && chosen.instrument === 'sale' ? (
        <MaharashtraSale inputs={inputs} />
      ) : (
        <LazyPart
          what={t('The rates')}
          load={loadDetails}
          props={{ inputs, state: dutyStateOf(chosen.state), instrument: chosen.instrument }}
          loading={
            <p role="status" className="card min-h-[36rem] p-5">
              {t('Loading the rates…')}
            </p>
          }
        />
      )}
    </>
  )
}

const areas = {
  mumbai: t('Mumbai'),
  otherCities: t('Pune, Thane, Nagpur'),
  naviMumbai: t('Navi Mumbai'),
  corporation: t('Nashik, Kolhapur and other corporations'),
  council: t('Municipal council in the MMRDA area'),
  village: t('Gram panchayat'),
}

/** The rates of Mumbai and the cities are sure; how other areas are known comes with the law of all else. */
function MaharashtraSale({ inputs }: { inputs: Inputs }) {
  const { question, duty } = saleDutyFrom(inputs.read, termsOf(maharashtra))
  const isSure = !question || question.area === 'mumbai' || question.area === 'otherCities'
  return (
    <LazyPart
      key="MH"
      what={t('The rates')}
      load={loadDetails}
      wanted={!isSure}
      props={{ inputs, state: 'MH', instrument: 'sale' }}
      fallback={
        <SaleScreen
          {...{ inputs, areas, question, duty }}
          state="MH"
          rule={maharashtra}
          {...(!isSure && { notes: [], placeholder: t('Loading the rates…') })}
        />
      }
    />
  )
}
