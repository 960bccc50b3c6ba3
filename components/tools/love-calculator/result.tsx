import { sharePicture } from '@/components/share/share-picture'
import { HalfDial } from '@/components/results/charts/half-dial'
import { RESULT_ID } from '@/components/results/focus-result'
import { CopyButton } from '@/components/share/copy-button'
import {
  drawLines,
  linesWithin,
  PICTURE_COLOURS,
  PICTURE_PX,
  PICTURE_SANS,
  squarePicture,
} from '@/components/share/square-picture'
import { Button } from '@/components/ui/button'
import { type LoveBand, loveBand, type LoveScore } from '@/lib/love/love-score'
import { t } from '@/lib/language/words'

export interface Names {
  name1: string
  name2: string
}

export type LoveState =
  { kind: 'idle' } | { kind: 'calculating' } | { kind: 'scored'; names: Names; score: LoveScore }

type Scored = Extract<LoveState, { kind: 'scored' }>

/** The score with its message, how it is made, and a card of it. */
export function LoveResult({ state }: { state: LoveState }) {
  return (
    <section aria-label={t('Result')} aria-busy={state.kind === 'calculating'} className="results">
      <div id={RESULT_ID} className="headline">
        {state.kind === 'scored' ? (
          <ScoreLine state={state} />
        ) : (
          <p role="status" aria-live="off">
            {t(state.kind === 'calculating' ? 'Calculating…' : 'Enter two names and calculate.')}
          </p>
        )}
      </div>
      <div className="breakdown min-h-[27rem]">
        <ScoreDial state={state} />
        {state.kind === 'scored' ? <Details state={state} /> : <ForFun />}
      </div>
    </section>
  )
}

function ScoreLine({ state: { names, score } }: { state: Scored }) {
  return (
    <div>
      <span id="label-score">{t('{0} and {1}', names.name1.trim(), names.name2.trim())}</span>
      <div>
        <output aria-live="off" name="score" data-value={score.score} aria-labelledby="label-score">
          {score.score}%
        </output>
        <CopyButton value={`${score.score}%`} label={t('Copy score')} />
      </div>
    </div>
  )
}

/** Empty until there is a score. */
function ScoreDial({ state }: { state: LoveState }) {
  const score = state.kind === 'scored' ? state.score.score : null
  return (
    <HalfDial
      label={score === null ? t('Love score: not calculated') : t('Love score: {0} out of 100', score)}
      reading={score === null ? '—' : `${score}%`}
      caption={t('Love score')}
      ends={['0', '100']}
      share={score === null ? 0 : score / 100}
    />
  )
}

function ForFun() {
  return (
    <p className="mt-3 text-soft">
      {t(
        'This is letter arithmetic for fun. It knows nothing about two people. The names stay on this page: they are not sent, stored or written into the address.',
      )}
    </p>
  )
}

function Details({ state: { names, score } }: { state: Scored }) {
  const message = loveWords[loveBand(score.score)]
  const pair = `${names.name1.trim()} + ${names.name2.trim()}`
  const picture = () => loveCard({ pair, score: score.score, message })
  const { sum, remainder, bonus, lengths, alphabet } = score
  return (
    <>
      <p className="mt-3 text-lg font-medium">{message}</p>
      <ol className="mt-3 grid gap-1 text-sm text-soft">
        <li>
          {t(
            'All {0} letters added up, {1}: {2}',
            lengths[0] + lengths[1],
            alphabet ? t('a = 1 to z = 26') : OTHER_SCRIPTS,
            sum,
          )}
        </li>
        <li>{t('Remainder after division by 61: {0}', remainder)}</li>
        <li>
          {t(
            '{0} + 40 + {1} for names of {2} and {3} letters = {4}',
            remainder,
            bonus,
            ...lengths,
            remainder + 40 + bonus,
          )}
          {remainder + 40 + bonus > 100 && t(', capped at 100')}
        </li>
      </ol>
      <ForFun />
      <div className="no-print mt-3 flex flex-wrap gap-2">
        <Button
          variant="outline"
          onClick={() => sharePicture(picture(), { stem: 'love-score', title: t('Love score') })}
        >
          {t('Share a card')}
        </Button>
      </div>
    </>
  )
}

const OTHER_SCRIPTS = t(
  'each from 1 to 26 (a = 1 to z = 26; any other letter by its Unicode number, divided by 26, remainder plus 1; vowel signs do not count)',
)

/** The line that goes with a score. */
const loveWords: Readonly<Record<LoveBand, string>> = {
  from90: t('The letters could hardly agree more. Order the sweets.'),
  from75: t('A fine match on paper. Two cups of chai are in order.'),
  from60: t('Good company. The letters see a long conversation ahead.'),
  from40: t('A slow start, says the alphabet. Many good stories have one.'),
  below40: t('The alphabet is not convinced. You can be, all the same.'),
}

const MIDDLE = PICTURE_PX / 2
const WIDEST = PICTURE_PX - 2 * 90

interface CardWords {
  /** 'Asha + Ravi' */
  pair: string
  score: number
  message: string
}

/** Sets the largest font from `most` down in which a text is no wider than the card. */
function fitFont(context: CanvasRenderingContext2D, text: string, most: number): void {
  let size = most
  do context.font = `600 ${size}px ${PICTURE_SANS}`
  while (context.measureText(text).width > WIDEST && (size -= 4) > 24)
}

function heart(context: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  context.beginPath()
  context.moveTo(x, y + size * 0.9)
  context.bezierCurveTo(x - size * 1.4, y - size * 0.1, x - size * 0.7, y - size, x, y - size * 0.3)
  context.bezierCurveTo(x + size * 0.7, y - size, x + size * 1.4, y - size * 0.1, x, y + size * 0.9)
  context.fill()
}

/** A square picture of the result. Null where the browser makes no pictures. */
const loveCard = ({ pair, score, message }: CardWords): Promise<Blob | null> =>
  squarePicture((context) => {
    context.fillStyle = PICTURE_COLOURS.accent
    heart(context, MIDDLE, 400, 250)
    context.fillStyle = '#fffaf4'
    context.font = `700 190px ${PICTURE_SANS}`
    context.fillText(`${score}%`, MIDDLE, 400)
    context.fillStyle = PICTURE_COLOURS.ink
    fitFont(context, pair, 76)
    context.fillText(pair, MIDDLE, 745)
    context.font = `400 42px ${PICTURE_SANS}`
    drawLines(context, linesWithin(context, message, WIDEST), 817, 56)
    context.fillStyle = PICTURE_COLOURS.soft
    context.font = `400 32px ${PICTURE_SANS}`
    context.fillText(t('Letter arithmetic, for fun · Jantar'), MIDDLE, 1000)
  })
