import './screen.css'
import { CodeParts } from '@/components/results/code-parts'
import { RESULT_ID } from '@/components/results/focus-result'
import { RuleNote } from '@/components/results/rule-note'
import { Anchor } from '@/components/ui/anchor'
import { Sentence } from '@/components/ui/sentence'
import { DidNotLoad } from '@/components/ui/load-error'
import { ShareLink } from '@/components/share/share-link'
import { useQuestion } from '@/components/hooks/use-question'
import { registeringOffices } from '@/lib/rules/vehicles/registering-offices'
import type { Registration, RegistrationProblem, RegistrationReading } from '@/lib/vehicles/registration-mark'
import { nameOf, t } from '@/lib/language/words'
import { type OfficeQuestion, registrationParts, SAMPLE_PARTS, SAMPLE_PLATE } from './rows'

interface RegistrationResultProps {
  reading: RegistrationReading
  /** YYYY-MM-DD, or '' while it is not known. */
  today: string
  /** The link to this number. */
  fragment: string
}

/** The name of an office; its list comes with the first number that has one. */
const officeName = async ({ state, office }: OfficeQuestion) =>
  (await import('@/lib/vehicles/offices')).officeOf(state, office)

/** A number taken apart, and what it does not tell. */
export function RegistrationResult({ reading, today, fragment }: RegistrationResultProps) {
  const problem = reading.kind === 'problem' ? reading.problem : null
  const mark = reading.kind === 'problem' ? null : reading
  const question = mark !== null && 'office' in mark ? { state: mark.state, office: mark.office } : null
  const { state: office, retry } = useQuestion(officeName, { question })
  return (
    <section id={RESULT_ID} aria-label={t('Result')} className="results">
      <div className="headline">
        {mark ? (
          <Plate mark={mark} />
        ) : (
          <p role="status" aria-live="off">
            {waitingWords(problem)}
          </p>
        )}
      </div>
      <div className="breakdown">
        {problem === 'empty' && (
          <>
            <p className="text-soft">{t('How to read one: {0}', SAMPLE_PLATE)}</p>
            <CodeParts label={t('How to read {0}', SAMPLE_PLATE)} parts={SAMPLE_PARTS} />
          </>
        )}
        {mark && (
          <CodeParts
            label={t('The parts of {0}', mark.plate)}
            parts={registrationParts(mark, today, office)}
          />
        )}
        {office.kind === 'failed' && <DidNotLoad what={t('The list of offices')} onRetry={retry} />}
        {question && (
          <RuleNote
            row={registeringOffices}
            checkedOn={registeringOffices.checkedOn}
            label={nameOf('rules', registeringOffices.label)}
          />
        )}
        <p className="mt-3 text-sm text-soft">
          <Sentence
            words={t(
              'A number does not show the owner, insurance, loan, tax or challans. Those are on {0} and in mParivahan; your own RC is in {1}.',
            )}
            parts={[
              <Anchor key="vahan" href="https://vahan.parivahan.gov.in/">
                VAHAN
              </Anchor>,
              <Anchor key="digilocker" href="https://www.digilocker.gov.in/">
                DigiLocker
              </Anchor>,
            ]}
          />
        </p>
        {mark && (
          <ShareLink
            fragment={fragment}
            title={t('What a registration number says')}
            result={() => ({ answers: [{ name: kindWords[mark.kind], text: mark.plate }], groups: [] })}
          />
        )}
      </div>
    </section>
  )
}

function waitingWords(problem: RegistrationProblem | null): string {
  if (problem === 'empty') return t('Enter a registration number.')
  return t(
    problem === 'incomplete' ? 'The number is not complete yet.' : 'This is not a registration number.',
  )
}

/** The kind of the registration number. */
const kindWords: Record<Registration['kind'], string> = {
  state: t('State registration'),
  bharat: t('BH series, valid all over India'),
  vintage: t('Vintage, over 50 years old'),
  temporary: t('Temporary number'),
  trade: t('Trade number of a dealer or maker'),
  diplomatic: t('Diplomatic number'),
  defence: t('Armed forces'),
  old: t('Old series, before 1 July 1989'),
}

function Plate({ mark }: { mark: Registration }) {
  return (
    <>
      <span id="label-plate">{kindWords[mark.kind]}</span>
      <div>
        <output
          aria-live="off"
          name="plate"
          data-value={mark.plate}
          data-kind={mark.kind === 'diplomatic' ? mark.corps : mark.kind}
          aria-labelledby="label-plate"
          className="rc-plate"
        >
          {mark.plate}
        </output>
      </div>
    </>
  )
}
