import { CodeParts } from '@/components/results/code-parts'
import { holderWords } from './holder-words'
import { panParts } from './pan-parts'

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
        <p className="text-soft">How one is read: {SAMPLE.pan}</p>
        <CodeParts label={`How ${SAMPLE.pan} is read`} parts={panParts(SAMPLE, holderWords.F)} />
      </div>
    </section>
  )
}
