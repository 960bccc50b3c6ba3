import { SelectField } from '@/components/fields/select-field'
import { Field, nativeControl } from '@/components/fields/field'
import { PictureField } from '@/components/fields/picture-field'
import { ControlField } from '@/components/fields/text-control'
import { FoldedFields } from '@/components/tool-form/folded-fields'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { type ColourWarning, colourWarning } from '@/lib/qr/qr-colours'
import { nameOf, t } from '@/lib/language/words'
import type { QrInputs } from './fields'

interface StyleFieldsProps {
  inputs: QrInputs
  logo: string
  onLogo(logo: string): void
}

const LOGO_PIXELS = 256
const COLOUR_WARNINGS: Record<ColourWarning, string> = {
  inverted: t('The dots are lighter than the background. Many readers cannot scan that.'),
  lowContrast: t('The colours are too alike to scan well. Choose darker dots or a lighter background.'),
}

/** Size, colours and logo. What scanners may fail on is noted next to it. */
export function StyleFields({ inputs, logo, onLogo }: StyleFieldsProps) {
  const { field } = inputs
  const style = inputs.read('size', 'level', 'dark', 'light', 'margin')
  const colours = inputs.read('dark', 'light')
  const warning = colours && colourWarning(colours.dark, colours.light)
  const isChanged = logo !== '' || /(?:^|&)(?:size|level|dark|light|margin)=/.test(inputs.fragment)
  return (
    <FoldedFields summary={t('Size, colours and logo')} filled={isChanged}>
      <ControlField
        field={field('size')}
        label={t('Width')}
        hint={t('64 to 2,000 pixels')}
        inputMode="numeric"
        suffix={t('px')}
      />
      <SelectField
        field={field('level')}
        label={t('Error correction')}
        options={{
          L: t('L: 7% may be damaged'),
          M: t('M: 15%'),
          Q: t('Q: 25%'),
          H: t('H: 30%, needed for a logo'),
        }}
      />
      <div className="grid grid-cols-2 gap-3">
        <ColourField field={field('dark')} label={t('Dots')} />
        <ColourField field={field('light')} label={t('Background')} />
      </div>
      {warning && (
        <p role="status" className="text-sm text-bad">
          {COLOUR_WARNINGS[warning]}
        </p>
      )}
      <ControlField
        field={field('margin')}
        label={nameOf('qr-words', 'Margin')}
        hint={t('Readers need 4 dots.')}
        inputMode="numeric"
        suffix={t('dots')}
      />
      {style && style.margin < 4 && (
        <p className="text-sm text-bad">{t('Some readers miss a code with less than 4 dots of margin.')}</p>
      )}
      <PictureField
        name="logo"
        label={t('Logo in the middle')}
        picture={logo}
        onPicture={onLogo}
        notAnImage={t('Upload Error: Please select a valid image file.')}
        longestPx={LOGO_PIXELS}
      />
      {logo !== '' && style && style.level !== 'H' && (
        <p className="text-sm text-bad">
          {t('Choose error correction H with a logo: it covers part of the code.')}
        </p>
      )}
    </FoldedFields>
  )
}

/** The platform's own picker for a colour. */
function ColourField({ field, label }: { field: FieldBinding; label: string }) {
  return (
    <Field name={field.name} label={label} problem={field.problem}>
      <input
        {...nativeControl(field)}
        type="color"
        value={field.problem === null ? field.text : '#000000'}
        className="control p-1"
      />
    </Field>
  )
}
