import '@/components/results/schedule.css'
import { RowList } from '@/components/results/result-panel'
import type { ResultRows } from '@/components/results/result-row'

/** Figures of a part that is loaded late. */
export const FigureList = ({ rows }: { rows: ResultRows }) => <RowList className="figures mt-4" rows={rows} />
