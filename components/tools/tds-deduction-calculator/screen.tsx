'use client'

import { SIMPLIFIED } from '@/lib/tax/rule-ids'
import { useState } from 'react'
import { ResultPanel } from '@/components/results/result-panel'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useLawInputs } from '@/components/tool-form/use-law-inputs'
import { LazyPart } from '@/components/ui/lazy-part'
import { FiguresSeen } from '@/components/ui/when-seen'
import { currentTaxYear } from '@/lib/rules/years'
import { tdsInputs } from '@/lib/tax/tds-inputs'
import { lawNeeded, type OpeningLaw, openingTds } from '@/lib/tax/tds-opening'
import { t } from '@/lib/language/words'
import { TdsAnswerView } from './answer'
import { TdsFields } from './fields'

const RULES = { name: 'rules', sample: SIMPLIFIED, law: currentTaxYear }

const loadTdsByYear = () => import('./tds-by-year').then(({ TdsByYear }) => TdsByYear)
const loadTcs = () => import('./tcs').then(({ Tcs }) => Tcs)

/** @param law the newest law of the sample's kinds: see `openingTdsLaw` */
export function TdsDeductionCalculator({ law }: { law: OpeningLaw }) {
  const inputs = useLawInputs('tds-deduction-calculator', tdsInputs, RULES)
  const { read } = inputs
  const [touched, setTouched] = useState(false)
  const touch = () => setTouched(true)
  const mode = read('mode')?.mode
  const asked = mode === 'tds' ? lawNeeded(read) : null
  // A page that was built before 1 April has the law of the year before.
  const needed = asked === 'opening' && law.year !== currentTaxYear() ? 'year' : asked
  return (
    <div onPointerOver={touch} onFocus={touch}>
      <ToolForm
        result={
          mode === 'tcs' || needed === 'year' ? (
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
              answer={needed && openingTds(read, law)}
              checkedOn={law.checkedOn}
            />
          )
        }
      >
        <TdsFields inputs={inputs} touched={touched} />
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
