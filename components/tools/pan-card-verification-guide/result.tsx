import { CodeParts } from '@/components/results/code-parts'
import { RESULT_ID } from '@/components/results/focus-result'
import { RuleNote } from '@/components/results/rule-note'
import { Anchor } from '@/components/ui/anchor'
import { Sentence } from '@/components/ui/sentence'
import { initialMatch, type InitialMatch } from '@/lib/identity/name-initial'
import type { Pan, PanReading } from '@/lib/identity/pan'
import { gstStatesCheckedOn, gstStatesSource } from '@/lib/rules/gst/gst-states'
import type { GstinReading } from '@/lib/identity/gstin'
import { t } from '@/lib/language/words'
import { gstinParts, panParts } from './rows'

interface FormatHeadlineProps {
  /** The output's name; its value is 'valid' or 'invalid'. */
  name: string
  label: string
  valid: boolean
  /** What is still to be typed, when nothing else is wrong. */
  missing: string | null
}

/** Whether a number has its format, and no more than that. */
function FormatHeadline({ name, label, valid, missing }: FormatHeadlineProps) {
  if (missing !== null)
    return (
      <p role="status" aria-live="off">
        {t('{0} to come.', missing)}
      </p>
    )
  return (
    <>
      <span id={`label-${name}`}>{label}</span>
      <div>
        <output
          aria-live="off"
          name={name}
          data-value={valid ? 'valid' : 'invalid'}
          aria-labelledby={`label-${name}`}
        >
          {t(valid ? 'Format valid' : 'Format wrong')}
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

/** A PAN taken apart, its letter compared with the name, and where the real answer is. */
export function PanResult({ reading, missing, name }: PanResultProps) {
  const valid = reading.kind === 'valid'
  const compared = valid && name.trim() !== '' && initialMatch(reading, name)
  return (
    <section id={RESULT_ID} aria-label={t('Result')} className="results">
      <div className="headline">
        <FormatHeadline name="panFormat" label="PAN" valid={valid} missing={missing} />
      </div>
      <div className="breakdown">
        {valid && <CodeParts label={t('The parts of {0}', reading.pan)} parts={panParts(reading)} />}
        {compared && (
          <p className="mt-3">
            <output
              aria-live="off"
              name="initialMatch"
              data-value={compared.match}
              aria-label={t('Letter of the name')}
            >
              {matchWords(compared, reading)}
            </output>
          </p>
        )}
        <p className="mt-3 text-sm text-soft">
          <Sentence
            words={t(
              'This checks the pattern only. Only the {0} can confirm whether the PAN was issued, to whom, and whether it is active.',
            )}
            parts={[
              <Anchor key="department" href="https://www.incometax.gov.in/iec/foportal/">
                {t('Income Tax Department')}
              </Anchor>,
            ]}
          />
        </p>
      </div>
    </section>
  )
}

function matchWords(found: InitialMatch, { holder, initial }: Pan): string {
  switch (found.match) {
    case 'expected':
      return t('The fifth letter fits: {0} as in {1}.', initial, found.word)
    case 'otherWord':
      return t(
        'The fifth letter is {0} as in {1}. It fits if that is the surname, and not {2}.',
        initial,
        found.word,
        found.expected,
      )
    case 'none':
      return t(
        holder === 'P'
          ? 'The fifth letter is {0}, but the surname, {1}, begins with {2}. After a change of name the PAN stays as it was.'
          : 'The fifth letter is {0}, but the name, {1}, begins with {2}. After a change of name the PAN stays as it was.',
        initial,
        found.expected,
        found.expected.charAt(0),
      )
    case 'unreadable':
      return t('To compare, enter the name in Latin letters, as on the card.')
  }
}

interface GstinResultProps {
  reading: GstinReading
  missing: string | null
  /** The PAN to compare with. */
  pan: string | null
  /** It is below the answer about a PAN, which alone stays in sight on a phone. */
  below: boolean
}

/** A GSTIN taken apart, its check character recomputed. */
export function GstinResult({ reading, missing, pan, below }: GstinResultProps) {
  const valid = reading.kind === 'valid'
  return (
    <section
      aria-label={t('Result for the GSTIN')}
      id={below ? undefined : RESULT_ID}
      className={below ? 'card mt-4 p-5' : 'results'}
    >
      <div data-spoken={below || undefined} className={below ? 'text-xl font-semibold' : 'headline'}>
        <FormatHeadline name="gstinFormat" label="GSTIN" valid={valid} missing={missing} />
      </div>
      <div className={below ? undefined : 'breakdown'}>
        {valid && <CodeParts label={t('The parts of {0}', reading.gstin)} parts={gstinParts(reading)} />}
        {valid && pan !== null && (
          <p className="mt-3">
            <output
              aria-live="off"
              name="samePan"
              data-value={String(reading.pan === pan)}
              aria-label={t('PAN inside')}
            >
              {t(reading.pan === pan ? 'It contains the PAN above.' : 'It does not contain the PAN above.')}
            </output>
          </p>
        )}
        <p className="mt-3 text-sm text-soft">
          <Sentence
            words={t('To see whose it is and whether it is active, use Search Taxpayer on {0}.')}
            parts={[
              <Anchor key="portal" href="https://services.gst.gov.in/services/searchtp">
                gst.gov.in
              </Anchor>,
            ]}
          />
        </p>
        {valid && (
          <RuleNote
            label={t('State codes of GST')}
            row={{ source: gstStatesSource }}
            checkedOn={gstStatesCheckedOn}
          />
        )}
      </div>
    </section>
  )
}

const SAMPLE = 'AAPFU0939F'
/** Plain words: what nobody asked is no result. */
const SAMPLE_PARTS = panParts({
  series: 'AAP',
  holder: 'F',
  initial: 'U',
  number: '0939',
  checkLetter: 'F',
}).map(([characters, name, meaning]) => [characters, name, meaning] as const)

/** Before anything is typed: how a PAN is read. */
export function SamplePan() {
  return (
    <section id={RESULT_ID} aria-label={t('Result')} className="results">
      <div className="headline">
        <p role="status" aria-live="off">
          {t('Enter a PAN or a GSTIN.')}
        </p>
      </div>
      <div className="breakdown">
        <p className="text-soft">{t('How to read one: {0}', SAMPLE)}</p>
        <CodeParts label={t('How to read {0}', SAMPLE)} parts={SAMPLE_PARTS} />
      </div>
    </section>
  )
}
