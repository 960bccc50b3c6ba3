import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { DateField } from '@/components/fields/date-field'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import { SelectField } from '@/components/fields/select-field'
import { TextField } from '@/components/fields/text-field'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import type { pictureInputs } from '@/lib/form-pictures/picture-inputs'
import { nameOf, t } from '@/lib/language/words'
import { formWords } from './form-words'

type PictureFieldsProps = InputsProps<typeof pictureInputs>

/** The form, or the size that is asked for. */
export function SizeFields({ inputs: { field } }: PictureFieldsProps) {
  const isOwn = field('form').value === 'own'
  const isInCm = field('unit').value === 'cm'
  return (
    <>
      <SelectField field={field('form')} label={t('Form')} options={formWords} />
      {isOwn && (
        <>
          <ChoiceField
            field={field('unit')}
            label={t('Size in')}
            options={{ px: t('Pixels'), cm: t('Centimetres') }}
          />
          <div className="field-row">
            <PlainNumberField
              field={field(isInCm ? 'widthCm' : 'width')}
              label={t('Picture width')}
              unit={isInCm ? nameOf('input-units', 'cm') : 'px'}
            />
            <PlainNumberField
              field={field(isInCm ? 'heightCm' : 'height')}
              label={t('Picture height')}
              unit={isInCm ? nameOf('input-units', 'cm') : 'px'}
            />
          </div>
          {isInCm && <PlainNumberField field={field('dpi')} label={t('Dots per inch')} />}
          <div className="field-row">
            <PlainNumberField field={field('leastKb')} label={t('At least')} unit="KB" />
            <PlainNumberField field={field('mostKb')} label={t('At most')} unit="KB" />
          </div>
        </>
      )}
    </>
  )
}

/** The name and the day at the foot of a photograph, as some forms want them. */
export function StripFields({ inputs: { field } }: PictureFieldsProps) {
  return (
    <>
      <CheckboxField field={field('strip')} label={t('Print name and date at the foot')} />
      {field('strip').value === true && (
        <div className="field-row">
          <TextField field={field('name')} label={t('Name')} longest={40} />
          <DateField field={field('taken')} label={t('Photograph taken on')} />
        </div>
      )}
    </>
  )
}
