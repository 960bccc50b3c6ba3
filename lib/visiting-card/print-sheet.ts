import { CARD_HEIGHT, CARD_WIDTH } from '@/lib/visiting-card/face-marks'

/** A4 in tenths of a millimetre, a little short of its height, so that no second page begins. */
export const SHEET_WIDTH = 2100
export const SHEET_HEIGHT = 2965
const COLUMNS = 2
const ROWS = 5
const LEFT = (SHEET_WIDTH - COLUMNS * CARD_WIDTH) / 2
const TOP = 110
/** Cut marks keep clear of the cards, so that none is left on a card that is cut a little wide. */
const MARK_GAP = 15
const MARK_LENGTH = 45

const steps = (count: number) => Array.from({ length: count }, (_, place) => place)

/** The upper left corners of the cards: two side by side, five below each other, edge to edge. */
export const cardPlaces = steps(ROWS).flatMap((row) =>
  steps(COLUMNS).map((column) => ({ x: LEFT + column * CARD_WIDTH, y: TOP + row * CARD_HEIGHT })),
)

const right = LEFT + COLUMNS * CARD_WIDTH + MARK_GAP
const bottom = TOP + ROWS * CARD_HEIGHT + MARK_GAP
const near = MARK_GAP + MARK_LENGTH

/** Short lines around the block, in line with every edge of a card, as one path. */
export const cutMarks = [
  ...steps(COLUMNS + 1)
    .map((column) => LEFT + column * CARD_WIDTH)
    .map((x) => `M${x} ${TOP - near}v${MARK_LENGTH}M${x} ${bottom}v${MARK_LENGTH}`),
  ...steps(ROWS + 1)
    .map((row) => TOP + row * CARD_HEIGHT)
    .map((y) => `M${LEFT - near} ${y}h${MARK_LENGTH}M${right} ${y}h${MARK_LENGTH}`),
].join('')
