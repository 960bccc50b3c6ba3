'use client'

import { DataAge } from '@/components/results/data-age'
import { RuleNote } from '@/components/results/rule-note'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useToday } from '@/components/tool-form/use-today'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { CombinationPanel } from './combination-panel'
import { PlanFields } from './fields'
import { PlanListSection } from './plan-list-section'
import { operatorNames } from './words'
import { useOwnPrices } from './use-own-prices'
import { operatorCombinations } from '@/lib/recharge/operator-combinations'
import { operatorsShown, planList } from '@/lib/recharge/plan-list'
import { rechargeInputs } from '@/lib/recharge/recharge-inputs'
import { type RechargeOperator, rechargePlans } from '@/lib/rules/recharge-plans'
import { ruleOn } from '@/lib/rules/rule'

const NOTHING_FITS = 'No plan fits these filters.'
const ENTER = 'Enter valid values to compare plans.'

/** The day on which the plans were last checked, of the operator checked longest ago. */
const oldestCheck = (operators: readonly RechargeOperator[]) =>
  operators.map((operator) => rechargePlans[operator].checkedOn).sort()[0]!

export function MobileRechargePlanFinder() {
  const inputs = useToolInputs(rechargeInputs)
  const today = useToday()
  const own = useOwnPrices(today !== '')
  const asked = inputs.read('operator', 'sort', 'type', 'validity', 'data')
  const wanted = inputs.read('days')
  const plans = asked && planList(asked, asked.sort, own.state.value)
  const combinations = plans && wanted && operatorCombinations(plans, wanted.days)
  return (
    <>
      <ToolForm
        onReset={inputs.reset}
        result={
          <>
            {asked && <DataAge kind="plans" on={oldestCheck(operatorsShown(asked.operator))} />}
            <CombinationPanel
              combinations={combinations}
              days={wanted && wanted.days}
              placeholder={combinations ? NOTHING_FITS : ENTER}
              fragment={inputs.fragment}
            />
          </>
        }
      >
        <PlanFields inputs={inputs} />
      </ToolForm>
      {plans && <PlanListSection plans={plans} own={own} today={today} />}
      {asked &&
        operatorsShown(asked.operator).map((operator) => (
          <RuleNote
            key={operator}
            says={`Sample of ${operatorNames[operator]}’s prepaid plans`}
            source={ruleOn(rechargePlans[operator], rechargePlans[operator].checkedOn).source}
            checkedOn={rechargePlans[operator].checkedOn}
            kind="plans"
          />
        ))}
    </>
  )
}
