import { MoreFields } from '@/components/documents/controls/section'
import { LookPicture } from '@/components/documents/details/look-picture'
import { documentStore } from '@/components/documents/store/document-store'
import { changeDocument, bindDocumentFields } from '@/components/documents/store/use-document'
import { isReadable } from '@/components/documents/paper/accent'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { Field, nativeControl } from '@/components/fields/field'
import { binding, checkedBinding } from '@/components/tool-form/binding'
import { Button } from '@/components/ui/button'
import { type BusinessDocument, hasItems } from '@/lib/invoicing/document/document'
import { isRoll, type Look } from '@/lib/invoicing/document/look'
import { languagesOfPapers, type PaperStyle } from '@/lib/invoicing/document/paper-style'
import { nameOf, t } from '@/lib/language/words'
import '@/components/documents/details/look-fields.css'

const LOOKS: Record<Look, string> = {
  plain: t('Plain'),
  boxed: t('Boxed grid'),
  modern: t('Modern'),
  a5: t('Compact (A5)'),
  letterhead: t('Letterhead'),
  thermal: t('80 mm roll'),
  thermal58: t('58 mm roll'),
}

/** The look of a paper, chosen from pictures, and what can be chosen of it. */
export function LookFields({ doc }: { doc: BusinessDocument }) {
  const field = bindDocumentFields(doc).own('look')
  return (
    <>
      <fieldset>
        <legend className="mb-1 font-medium">{t('Look of the paper')}</legend>
        <div className="look-choices grid gap-2">
          {(Object.keys(LOOKS) as Look[]).map((look) => (
            <label
              key={look}
              className="look-choice relative grid justify-items-center gap-1 rounded-lg border border-line px-1 py-2 text-center text-sm"
            >
              <input
                type="radio"
                name={field.name}
                value={look}
                checked={field.text === look}
                onChange={() => field.onText(look)}
                className="sr-only"
              />
              <LookPicture look={look} accent={doc.style.accent} />
              {LOOKS[look]}
            </label>
          ))}
        </div>
      </fieldset>
      <LanguageField doc={doc} />
      {!isRoll(doc.look) && (
        <MoreFields summary={t('Colour, logo and columns')}>
          <StyleFields doc={doc} />
        </MoreFields>
      )}
    </>
  )
}

/** Where papers have several languages, each names itself after English. */
const languageNames = (): Readonly<Record<string, string>> => ({
  english: 'English',
  ...Object.fromEntries(
    languagesOfPapers.flatMap(({ name, own, both }) => [
      [own, name],
      [both, languagesOfPapers.length > 1 ? `English, ${name}` : t('Both')],
    ]),
  ),
})

/** The customer may read another language than the seller. */
function LanguageField({ doc }: { doc: BusinessDocument }) {
  const { style } = doc
  const change = (language: string) => {
    changeDocument(doc, { style: { ...style, language } })
    documentStore.changeSettings({ paperLanguage: language })
  }
  return (
    <ChoiceField
      field={binding('paperLanguage', style.language, change)}
      label={t('Language of the paper')}
      options={languageNames()}
    />
  )
}

const LOGO_PLACES = { left: nameOf('document-words', 'Left'), centre: t('Centre') }

function StyleFields({ doc }: { doc: BusinessDocument }) {
  const { style } = doc
  const change = (changes: Partial<PaperStyle>) => changeDocument(doc, { style: { ...style, ...changes } })
  const column = (name: 'lineTax' | 'lineTotal' | 'taxTable' | 'bothRates') =>
    checkedBinding(name, style[name], (checked) => change({ [name]: checked }))
  return (
    <div className="grid gap-2">
      <AccentField accent={style.accent} onAccent={(accent) => change({ accent })} />
      <ChoiceField
        field={binding('logoPlace', style.logo, (logo) => change({ logo: logo as PaperStyle['logo'] }))}
        label={t('Logo')}
        options={LOGO_PLACES}
      />
      <CheckboxField field={column('lineTax')} label={t('A column for the tax of each item')} />
      <CheckboxField field={column('lineTotal')} label={t('A column for the total with tax of each item')} />
      {hasItems(doc) && doc.pricesInclude && (
        <CheckboxField field={column('bothRates')} label={t('A column for the rate without GST')} />
      )}
      <CheckboxField field={column('taxTable')} label={t('A table of the tax by HSN code')} />
    </div>
  )
}

/** A colour of one's own; one that is too light to read is not used. */
function AccentField({ accent, onAccent }: { accent: string; onAccent(accent: string): void }) {
  const problem =
    accent === '' || isReadable(accent)
      ? null
      : t('This colour is too light to read on white. The look keeps its own until you choose a darker one.')
  const field = { ...binding('accent', accent, onAccent), problem }
  return (
    <div className="flex items-end gap-2">
      <div className="w-36">
        <Field name="accent" label={t('Accent colour')} problem={problem}>
          <input
            {...nativeControl(field)}
            type="color"
            value={accent || '#111111'}
            className="control h-11 p-1"
          />
        </Field>
      </div>
      {accent !== '' && (
        <Button variant="quiet" onClick={() => onAccent('')}>
          {t('Use the look’s own')}
        </Button>
      )}
    </div>
  )
}
