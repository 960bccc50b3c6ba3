import { comparedOn, inForce } from '@/lib/rules/in-force'
import { SourceLink } from '@/components/results/source-link'
import { Day } from '@/components/ui/day'
import { Sentence } from '@/components/ui/sentence'
import { rupees } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'
import { providentFund } from '@/lib/rules/salary/payroll-rules'

/** How the wage ceiling of the provident fund is known, and what is not computed. */
export function WageCeilingNote() {
  const { from, value, source, also } = inForce(providentFund)
  return (
    <p className="mt-3 text-sm text-soft">
      <Sentence
        words={t(
          'Wage ceiling of provident fund, pension and insurance: {0} a month since {1}, by an order in the Gazette ({2}) and the answers of EPFO ({3}). Both were read in public copies that quote them, last on {4}.',
        )}
        parts={[
          rupees(value.wageCeiling),
          <Day key="from" date={from} />,
          <SourceLink key="source" source={source} />,
          also && <SourceLink key="also" source={also} />,
          <Day key="checked" date={comparedOn(providentFund, providentFund.checkedOn)} />,
        ]}
      />{' '}
      {t(
        'The month of September 2026, in which it rose, is not computed: EPFO illustrates it by days, and no notified text was found.',
      )}
    </p>
  )
}
