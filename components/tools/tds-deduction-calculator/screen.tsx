'use client'

import { SIMPLIFIED } from '@/lib/tax/rule-ids'
import { useState } from 'react'
import { useLazyImport } from '@/components/hooks/use-lazy-import'
import { ResultPanel } from '@/components/results/result-panel'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useLawInputs } from '@/components/tool-form/use-law-inputs'
import { LazyPart } from '@/components/ui/lazy-part'
import { FiguresSeen } from '@/components/ui/when-seen'
import { currentTaxYear } from '@/lib/rules/years'
import { tdsInputs } from '@/lib/tax/tds-inputs'
import { isSampleForm, type SampleKindsLaw, sampleFormTds } from '@/lib/tax/sample-form'
import { t } from '@/lib/language/words'
import { TdsAnswerView } from './answer'
import { TdsFields } from './fields'

const RULES = { name: 'rules', sample: SIMPLIFIED, law: currentTaxYear }

const loadKinds = () => import('./law-fields').then(({ moreKindOptions }) => moreKindOptions)
const loadTdsByYear = () => import('./tds-by-year').then(({ TdsByYear }) => TdsByYear)
const loadTcs = () => import('./tcs').then(({ Tcs }) => Tcs)

/**
 * @param law the law of the sample's kinds as the build knows it: the whole law of a year is loaded when it is needed
 */
export function TdsDeductionCalculator({ law }: { law: SampleKindsLaw }) {
  const inputs = useLawInputs('tds-deduction-calculator', tdsInputs, RULES)
  const { read } = inputs
  const [touched, setTouched] = useState(false)
  const touch = () => setTouched(true)
  const mode = read('mode')?.mode
  const isSample = mode === 'tds' ? isSampleForm(read) : null
  const areKindsWanted = mode === 'tds' && (touched || isSample === false)
  const { value: kindOptions, retry } = useLazyImport(loadKinds, areKindsWanted)
  // A page that was built before 1 April has the law of the year before.
  const needsYear = isSample === false || (isSample && law.year !== currentTaxYear())
  return (
    <div onPointerOver={touch} onFocus={touch}>
      <ToolForm
        result={
          mode === 'tcs' || needsYear ? (
            <LazyPart
              key={mode}
              what={t('The law of the year')}
              load={mode === 'tcs' ? loadTcs : loadTdsByYear}
              props={{ inputs }}
              loading={<ResultPanel rows={null} placeholder={t('Loading the law of the year…')} />}
            />
          ) : (
            <TdsAnswerView
              inputs={inputs}
              answer={isSample && sampleFormTds(read, law)}
              checkedOn={law.checkedOn}
            />
          )
        }
      >
        <TdsFields
          inputs={inputs}
          moreKinds={kindOptions?.(inputs.field('kind').value)}
          touched={touched}
          onLaw={retry}
        />
      </ToolForm>
      <FiguresSeen
        heading={t('Compare years and payment types')}
        load={() => import('./tables')}
        className="min-h-[40rem] md:min-h-[46rem]"
        props={{ read }}
      />
    </div>
  )
}
