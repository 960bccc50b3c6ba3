'use client'

import { DataAge } from '@/components/results/data-age'
import { RuleNote } from '@/components/results/rule-note'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useStoredValue } from '@/components/hooks/use-stored-value'
import { useToday } from '@/components/hooks/use-today'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { operatorCombinations } from '@/lib/recharge/operator-combinations'
import { ownPrices } from '@/lib/recharge/own-prices'
import { operatorsShown, planList, plansOf } from '@/lib/recharge/plan-list'
import { rechargeInputs } from '@/lib/recharge/recharge-inputs'
import { type RechargeOperator, rechargePlans } from '@/lib/recharge/recharge-plans'
import { t } from '@/lib/language/words'
import { CheapestCombination } from './combination'
import { PlanFields } from './fields'
import { PlanList } from './plan-list'
import { combinationRows } from './rows'
import { operatorNames } from './words'

const NOTHING_FITS = t('No plan fits these filters.')
const ENTER = t('Enter valid values to compare plans.')

/** The month of the oldest price that is listed. */
const oldestPrice = (operators: readonly RechargeOperator[]) =>
  operators
    .flatMap(plansOf)
    .map(({ pricedIn }) => pricedIn)
    .sort()[0]!

export function MobileRechargePlanFinder() {
  const inputs = useToolInputs(rechargeInputs)
  const today = useToday()
  const own = useStoredValue(ownPrices)
  const asked = inputs.read('operator', 'sort', 'type', 'validity', 'data')
  const wanted = inputs.read('days')
  const plans = asked && planList(asked, asked.sort, own.value)
  const combinations = plans && wanted && operatorCombinations(plans, wanted.days)
  const [best, ...others] = combinations ?? []
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<PlanFields inputs={inputs} />}
      rows={best && wanted ? combinationRows(best, wanted.days) : null}
      placeholder={combinations ? NOTHING_FITS : ENTER}
      age={asked && <DataAge kind="plans" on={oldestPrice(operatorsShown(asked.operator))} />}
      detail={best && <CheapestCombination best={best} others={others} />}
      comparable={false}
      shareTitle={t('Recharge plans')}
    >
      {plans && <PlanList plans={plans} own={own} today={today} />}
      {asked &&
        operatorsShown(asked.operator).map((operator) => (
          <RuleNote
            key={operator}
            label={t('Sample of {0}’s prepaid plans', operatorNames[operator])}
            values={rechargePlans[operator].values}
            checkedOn={rechargePlans[operator].checkedOn}
            kind="plans"
          />
        ))}
    </CalculatorScreen>
  )
}
