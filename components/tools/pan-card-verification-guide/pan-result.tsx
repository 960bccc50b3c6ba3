import { CodeParts } from '@/components/results/code-parts'
import { Anchor } from '@/components/site/anchor'
import { initialMatch, type InitialMatch } from '@/lib/identity/name-initial'
import type { Pan, PanReading } from '@/lib/identity/pan'
import { panParts } from './rows'

interface FormatHeadlineProps {
  /** The output's name; its value is 'valid' or 'invalid'. */
  name: string
  label: string
  valid: boolean
  /** What is still to be typed, when nothing else is wrong. */
  missing: string | null
}

/** Whether a number has its format, and no more than that. */
export function FormatHeadline({ name, label, valid, missing }: FormatHeadlineProps) {
  if (missing !== null) return <p role="status">{missing} to come.</p>
  return (
    <>
      <span id={`label-${name}`}>{label}</span>
      <div>
        <output name={name} data-value={valid ? 'valid' : 'invalid'} aria-labelledby={`label-${name}`}>
          {valid ? 'Format valid' : 'Format wrong'}
        </output>
      </div>
    </>
  )
}

interface PanResultProps {
  reading: PanReading
  missing: string | null
  /** The name to compare, '' for none. */
  name: string
}

/** A PAN taken apart, its letter beside the name, and where the real answer is. */
export function PanResult({ reading, missing, name }: PanResultProps) {
  const valid = reading.kind === 'valid'
  const compared = valid && name.trim() !== '' && initialMatch(reading, name)
  return (
    <section aria-label="Result" className="results">
      <div className="headline">
        <FormatHeadline name="panFormat" label="PAN" valid={valid} missing={missing} />
      </div>
      <div className="breakdown">
        {valid && <CodeParts label={`The parts of ${reading.pan}`} parts={panParts(reading)} />}
        {compared && (
          <p className="mt-3">
            <output name="initialMatch" data-value={compared.match} aria-label="Letter of the name">
              {matchWords(compared, reading)}
            </output>
          </p>
        )}
        <p className="mt-3 text-sm text-soft">
          This checks the pattern only. Only the{' '}
          <Anchor href="https://www.incometax.gov.in/iec/foportal/">Income Tax Department</Anchor> can say if
          the PAN was issued, whose it is and if it is active.
        </p>
      </div>
    </section>
  )
}

function matchWords(found: InitialMatch, { holder, initial }: Pan): string {
  const asked = holder === 'P' ? 'the surname' : 'the name'
  switch (found.match) {
    case 'expected':
      return `The fifth letter fits: ${initial} as in ${found.word}.`
    case 'otherWord':
      return `The fifth letter is ${initial} as in ${found.word}. It fits if that is the surname, and not ${found.expected}.`
    case 'none':
      return `The fifth letter is ${initial}, but ${asked}, ${found.expected}, begins with ${found.expected.charAt(0)}. After a change of name the PAN stays as it was.`
    case 'unreadable':
      return 'To compare, enter the name in Latin letters, as on the card.'
  }
}

const SAMPLE = 'AAPFU0939F'
const SAMPLE_PARTS = panParts(
  { series: 'AAP', holder: 'F', initial: 'U', number: '0939', checkLetter: 'F' },
  true,
)

/** Before anything is typed: how a PAN is read. */
export function SamplePan() {
  return (
    <section aria-label="Result" className="results">
      <div className="headline">
        <p role="status">Enter a PAN or a GSTIN.</p>
      </div>
      <div className="breakdown">
        <p className="text-soft">How to read one: {SAMPLE}</p>
        <CodeParts label={`How to read ${SAMPLE}`} parts={SAMPLE_PARTS} />
      </div>
    </section>
  )
}
