'use client'

import { ChoiceField } from '@/components/fields/choice-field'
import { SelectField } from '@/components/fields/select-field'
import { type ToolInputs, useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { LazyPart } from '@/components/ui/lazy-part'
import { maharashtra } from '@/lib/rules/stamp-duty/sale/states/maharashtra'
import { stateNames } from '@/lib/rules/states/state-names'
import { saleFrom, termsOf } from '@/lib/stamp-duty/sale-duty'
import { stampDutyInputs, stateOf } from '@/lib/stamp-duty/stamp-duty-inputs'
import { inOrder } from '@/lib/language/in-order'
import { nameOf, namesOf, t } from '@/lib/language/words'
import { SaleScreen } from './sale-screen'

type Inputs = ToolInputs<typeof stampDutyInputs>

/** The states by the letters of their number plates, in the language of the page. */
const ownStateNames = inOrder(namesOf('states', stateNames))

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
          props={{ inputs, state: stateOf(chosen.state), instrument: chosen.instrument }}
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

/** They stay when the law of another state or document takes the place of the fields below. */
function DeedFields({ inputs: { field } }: { inputs: Inputs }) {
  const state = field('state')
  return (
    <form
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      className="card mb-3 grid content-start gap-2 p-3 sm:p-5 md:mb-8 md:grid-cols-2 md:gap-4"
    >
      <SelectField
        field={{ ...state, text: stateOf(state.text) }}
        label={t('State')}
        options={
          state.value === 'other'
            ? { other: t('Another state or territory'), ...ownStateNames }
            : ownStateNames
        }
      />
      <ChoiceField
        field={field('instrument')}
        label={nameOf('calculator-words', 'Document')}
        options={{ sale: t('Sale deed'), rent: t('Rent agreement'), other: t('Other') }}
      />
    </form>
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
  const { question, duty } = saleFrom(inputs.read, termsOf(maharashtra))
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
