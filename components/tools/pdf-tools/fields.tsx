import { ChoiceField } from '@/components/fields/choice-field'
import { worded } from '@/components/fields/problem-text'
import { TextField } from '@/components/fields/text-field'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import { t } from '@/lib/language/words'
import type { pdfInputs } from '@/lib/pdf-files/pdf-inputs'
import { pagesProblemText } from './job-words'

type PdfFieldsProps = InputsProps<typeof pdfInputs>

const strengths = { light: t('A little'), medium: t('Much'), strong: t('As small as can be') }

export const JobField = ({ inputs: { field } }: PdfFieldsProps) => (
  <ChoiceField
    field={field('job')}
    label={t('What to do')}
    options={{
      join: t('Pictures and PDFs into one'),
      pages: t('Split, pick or turn pages'),
      compress: t('Make PDFs smaller'),
    }}
  />
)

/** What the chosen job needs to know. @param hasPictures whether a picture is among the chosen files */
export function JobFields({ inputs, hasPictures }: PdfFieldsProps & { hasPictures: boolean }) {
  const { field } = inputs
  if (field('job').value === 'compress')
    return <ChoiceField field={field('strength')} label={t('How much smaller')} options={strengths} />
  return (
    <>
      {field('job').value === 'pages' && <PagesFields inputs={inputs} />}
      {hasPictures && <PictureFields inputs={inputs} />}
    </>
  )
}

function PagesFields({ inputs: { field } }: PdfFieldsProps) {
  return (
    <>
      <TextField
        field={worded(field('pages'), pagesProblemText)}
        label={t('Pages')}
        hint={t(
          'Such as 1-3, 7, 9-, in the order you want; empty for all. Left out pages are not in the PDF.',
        )}
      />
      <ChoiceField
        field={field('as')}
        label={t('Make of them')}
        options={{
          one: t('One PDF'),
          ranges: t('A PDF for each range'),
          each: t('A PDF for each page'),
        }}
      />
      <ChoiceField
        field={field('turn')}
        label={t('Turn')}
        options={{ 0: t('Not at all'), 90: t('Right'), 180: t('Upside down'), 270: t('Left') }}
      />
      {field('turn').value !== '0' && (
        <TextField
          field={worded(field('turned'), pagesProblemText)}
          label={t('Pages to turn')}
          hint={t('Empty for all')}
        />
      )}
    </>
  )
}

function PictureFields({ inputs: { field } }: PdfFieldsProps) {
  return (
    <>
      <ChoiceField
        field={field('page')}
        label={t('Page for a picture')}
        options={{ a4: 'A4', own: t('As large as the picture') }}
      />
      <ChoiceField
        field={field('margin')}
        label={t('Margin around a picture')}
        options={{ 0: t('None'), 10: t('{0} mm', 10), 20: t('{0} mm', 20) }}
      />
      <ChoiceField
        field={field('pictures')}
        label={t('Make pictures smaller')}
        options={{ keep: t('Not at all'), ...strengths }}
      />
    </>
  )
}
