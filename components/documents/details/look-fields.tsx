import { More } from '@/components/documents/controls/section'
import { LookPicture } from '@/components/documents/details/look-picture'
import { changeDocument, fieldsOf } from '@/components/documents/store/use-document'
import { isReadable } from '@/components/documents/paper/accent'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { Field, nativeControl } from '@/components/fields/field'
import { binding, checkedBinding } from '@/components/tool-form/binding'
import { Button } from '@/components/ui/button'
import { type BusinessDocument, isRoll, type Look } from '@/lib/invoicing/model/document'
import type { PaperStyle } from '@/lib/invoicing/model/paper-style'
import '@/components/documents/details/look-fields.css'

const LOOKS: Record<Look, string> = {
  plain: 'Plain',
  boxed: 'Boxed grid',
  modern: 'Modern',
  a5: 'Compact (A5)',
  letterhead: 'Letterhead',
  thermal: '80 mm roll',
  thermal58: '58 mm roll',
}

/** The look of a paper, chosen from pictures, and what can be chosen of it. */
export function LookFields({ doc }: { doc: BusinessDocument }) {
  const field = fieldsOf(doc).own('look')
  return (
    <>
      <fieldset>
        <legend className="mb-1 font-medium">Look of the paper</legend>
        <div className="look-choices">
          {(Object.keys(LOOKS) as Look[]).map((look) => (
            <label key={look} className="look-choice">
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
      {!isRoll(doc.look) && (
        <More summary="Colour, logo and columns">
          <StyleFields doc={doc} />
        </More>
      )}
    </>
  )
}

const LOGO_PLACES = { left: 'Left', centre: 'Centre' }

function StyleFields({ doc }: { doc: BusinessDocument }) {
  const { style } = doc
  const change = (changes: Partial<PaperStyle>) => changeDocument(doc, { style: { ...style, ...changes } })
  const column = (name: 'lineTax' | 'lineTotal') =>
    checkedBinding(name, style[name], (checked) => change({ [name]: checked }))
  return (
    <div className="grid gap-2">
      <AccentField accent={style.accent} onAccent={(accent) => change({ accent })} />
      <ChoiceField
        field={binding('logoPlace', style.logo, (logo) => change({ logo: logo as PaperStyle['logo'] }))}
        label="Logo"
        options={LOGO_PLACES}
      />
      <CheckboxField field={column('lineTax')} label="A column for the tax of each item" />
      <CheckboxField field={column('lineTotal')} label="A column for the total with tax of each item" />
    </div>
  )
}

/** A colour of one's own; one that is too light to read is not used. */
function AccentField({ accent, onAccent }: { accent: string; onAccent(accent: string): void }) {
  const problem =
    accent === '' || isReadable(accent)
      ? null
      : 'This colour is too light to read on white. The look keeps its own until you choose a darker one.'
  const field = { ...binding('accent', accent, onAccent), problem }
  return (
    <div className="flex items-end gap-2">
      <div className="w-36">
        <Field name="accent" label="Accent colour" problem={problem}>
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
          Use the look’s own
        </Button>
      )}
    </div>
  )
}
