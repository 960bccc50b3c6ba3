import type { GrowthByYearProps } from '@/components/results/charts/growth-by-year'
import { FiguresSeen } from '@/components/ui/when-seen'
import { t } from '@/lib/language/words'

const load = () => import('@/components/results/charts/growth-by-year')

/** The growth of money year by year, fetched when it is about to be seen. */
export function GrowthSeen({ props }: { props: GrowthByYearProps | null }) {
  return (
    <FiguresSeen
      heading={t('Year by year')}
      load={load}
      className="min-h-[40rem] md:min-h-[52rem] xl:min-h-[32rem]"
      props={props}
    />
  )
}
