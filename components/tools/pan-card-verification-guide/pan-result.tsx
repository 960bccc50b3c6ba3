import { CodeParts } from '@/components/results/code-parts'
import { Anchor } from '@/components/site/anchor'
import { initialMatch, type InitialMatch } from '@/lib/identity/name-initial'
import { holderTypes, type Pan, type PanReading } from '@/lib/identity/pan'
import { FormatHeadline } from './format-headline'
import { holderWords, panParts } from './rows'

interface PanResultProps {
  reading: PanReading
  missing: string | null
  /** The name to compare, '' for none. */
  name: string
}

/** A PAN taken apart, its letter beside the name, and where the real answer is. */
export function PanResult({ reading, missing, name }: PanResultProps) {
  const valid = reading.kind === 'valid'
  return (
    <section aria-label="Result" className="results">
      <div className="headline">
        <FormatHeadline name="panFormat" label="PAN" valid={valid} missing={missing} />
      </div>
      <div className="breakdown">
        {valid && (
          <CodeParts
            label={`The parts of ${reading.pan}`}
            parts={panParts(
              reading,
              <output name="holderType" data-value={holderTypes[reading.holder]} aria-label="Kind of holder">
                {holderWords[reading.holder]}
              </output>,
            )}
          />
        )}
        {valid && name.trim() !== '' && <NameLine pan={reading} name={name} />}
        <p className="mt-3 text-sm text-soft">
          This checks the pattern only. Only the{' '}
          <Anchor href="https://www.incometax.gov.in/iec/foportal/">Income Tax Department</Anchor> can say if
          the PAN was issued, whose it is and if it is active.
        </p>
      </div>
    </section>
  )
}

function NameLine({ pan, name }: { pan: Pan; name: string }) {
  const found = initialMatch(pan, name)
  return (
    <p className="mt-3">
      <output name="initialMatch" data-value={found.match} aria-label="Letter of the name">
        {matchWords(found, pan)}
      </output>
    </p>
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

const SAMPLE = {
  pan: 'AAPFU0939F',
  series: 'AAP',
  holder: 'F',
  initial: 'U',
  number: '0939',
  checkLetter: 'F',
} as const

/** Before anything is typed: how a PAN is read, in plain words, since what nobody asked is no result. */
export function SamplePan() {
  return (
    <section aria-label="Result" className="results">
      <div className="headline">
        <p role="status">Enter a PAN or a GSTIN.</p>
      </div>
      <div className="breakdown">
        <p className="text-soft">How to read one: {SAMPLE.pan}</p>
        <CodeParts label={`How to read ${SAMPLE.pan}`} parts={panParts(SAMPLE, holderWords.F)} />
      </div>
    </section>
  )
}
