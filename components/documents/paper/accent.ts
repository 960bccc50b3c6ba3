import { contrastRatio } from '@/lib/qr/qr-colours'

const COLOUR = /^#[0-9a-f]{6}$/i

/** The contrast of text on paper, and of white text on the colour: WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5

/** True if a colour is one in which small letters are read on white, and white ones on it. */
export const isReadable = (colour: string): boolean =>
  COLOUR.test(colour) && contrastRatio(colour, '#ffffff') >= LEAST_CONTRAST

/** A colour that can be read; '' for the colour of the look in place of any other. */
export const readableAccent = (colour: string): string => (isReadable(colour) ? colour.toLowerCase() : '')

const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))

/** The colour thinned with white: `share` 1 is the colour itself. */
export const tint = (colour: string, share: number): string =>
  `#${channels(colour)
    .map((channel) =>
      Math.round(255 - (255 - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
