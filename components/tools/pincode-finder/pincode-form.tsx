import { LoaderCircle, Search } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Field } from '@/components/fields/field'
import { TextControl } from '@/components/fields/text-control'
import { invalidMessage } from '@/components/tools/pincode-finder/finder-view'
import { Button } from '@/components/ui/button'
import { pincodeDigits, pincodeLength } from '@/lib/postal/pincode'

interface PincodeFormProps {
  digits: string
  invalid: boolean
  loading: boolean
  onDigits(digits: string): void
  onSearch(): void
  onByPlace(): void
}

/** Six digits and a button that wakes up at the sixth. */
export function PincodeForm({ digits, invalid, loading, onDigits, onSearch, onByPlace }: PincodeFormProps) {
  const searchOnEnter = (event: KeyboardEvent) => {
    // The browser does not submit a form whose button is disabled; the message is owed all the same.
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (!loading) onSearch()
  }
  return (
    <form
      noValidate
      aria-label="Find post offices"
      className="card p-5"
      onKeyDown={searchOnEnter}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch()
      }}
    >
      <Field
        name="pincode"
        label="Pincode"
        hint="Six digits, such as 110 001"
        problem={invalid ? invalidMessage : null}
      >
        <div className="flex gap-2">
          <TextControl
            name="pincode"
            text={digits}
            problem={invalid ? invalidMessage : null}
            inputMode="numeric"
            onText={(text) => onDigits(pincodeDigits(text))}
            onLeave={() => {}}
            shape={shapeDigits}
          />
          <Button type="submit" disabled={loading || digits.length < pincodeLength}>
            {loading ? (
              <LoaderCircle aria-hidden="true" className="animate-spin" />
            ) : (
              <Search aria-hidden="true" />
            )}
            Search
          </Button>
        </div>
      </Field>
      <button
        type="button"
        onClick={onByPlace}
        className="min-h-11 text-left text-sm text-link underline md:hidden"
      >
        Pincode not at hand? Find it by place
      </button>
    </form>
  )
}

function shapeDigits(text: string, caret: number): { text: string; caret: number } {
  return { text: pincodeDigits(text), caret: pincodeDigits(text.slice(0, caret)).length }
}
