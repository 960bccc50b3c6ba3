import { CheckboxField } from '@/components/fields/checkbox-field'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import { RowsField } from '@/components/fields/rows-field'
import { FigureList } from '@/components/results/figure-list'
import { type ResultRow, row, textRow } from '@/components/results/result-row'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import type { examGuideInputs } from '@/lib/education/exam-guide-inputs'
import { CBSE_FACTOR, type MarksSum, percentOfCgpa, percentOfMarks, subjectRows } from '@/lib/education/marks'
import { counted, grouped } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'

/** Marks of subjects as a percentage, and CBSE's grade points of earlier years. */
export default function Marks({ inputs: { field, read } }: InputsProps<typeof examGuideInputs>) {
  const asked = read('subjects', 'bestFive')
  const cgpa = read('cgpa')
  const rows = asked && subjectRows.rowsOf(asked.subjects)
  const sum = asked && rows?.ok ? percentOfMarks(rows.value, asked.bestFive) : null
  return (
    <>
      <p className="mt-1 text-soft">{t('Total marks ÷ maximum marks × 100.')}</p>
      <RowsField field={field('subjects')} list={subjectRows} one={t('Subject')}>
        {(cell) => (
          <div className="grid grid-cols-2 gap-x-4">
            <PlainNumberField field={cell('marks')} label={t('Marks')} />
            <PlainNumberField field={cell('outOf')} label={t('Out of')} />
          </div>
        )}
      </RowsField>
      <CheckboxField field={field('bestFive')} label={t('Count only the best five subjects')} />
      <div role="status">
        {sum === null && <p className="mt-4 text-bad">{t('Enter marks and maximum marks.')}</p>}
        {typeof sum === 'number' && (
          <p className="mt-4 text-bad">{t('Subject {0} has more marks than its maximum.', sum)}</p>
        )}
      </div>
      {sum !== null && typeof sum === 'object' && <FigureList rows={marksRows(sum)} />}
      <h3 className="mt-8 mb-2">{t('CGPA of CBSE class 10, years 2010 to 2017')}</h3>
      <PlainNumberField
        field={field('cgpa')}
        label={t('CGPA')}
        hint={t(
          'Percentage = CGPA × {0}, the board’s own rule for those years. Not for later ones.',
          CBSE_FACTOR,
        )}
      />
      {cgpa && (
        <FigureList
          rows={[row('cgpaPercent', t('Percentage by CGPA'), 'percent', percentOfCgpa(cgpa.cgpa))]}
        />
      )}
    </>
  )
}

const marksRows = ({ marks, outOf, percent, subjects }: MarksSum): ResultRow[] => [
  row('marksPercent', t('Percentage'), 'percent', percent),
  textRow(
    'marksTotal',
    t('Marks in {0}', counted(subjects, 'subject')),
    marks,
    t('{0} of {1}', grouped(marks), grouped(outOf)),
  ),
]
