import type { Font } from 'fontkit'
import { textOutline } from '@/lib/seo/text-outline'

const PAPER = '#fbf6ec'
const INK = '#221d17'
const SOFT = '#5f564b'
const ACCENT = '#ac4226'

/**
 * The picture of a page in link previews, 1200 × 630: its name, what it does, and the sundial. With a `font`
 * the letters of the page's words are drawn as outlines.
 */
export function PreviewPicture({
  siteName,
  name,
  summary,
  font,
}: {
  siteName: string
  name: string
  summary: string
  font?: Font
}) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: '72px 80px',
        background: PAPER,
        color: INK,
        fontFamily: 'Young Serif',
      }}
    >
      <svg
        viewBox="0 0 800 400"
        width="900"
        height="450"
        fill="none"
        style={{ position: 'absolute', right: -160, bottom: 0 }}
      >
        {[150, 240, 330, 398].map((radius) => (
          <path
            key={radius}
            d={`M${400 - radius} 400a${radius} ${radius} 0 0 1 ${2 * radius} 0`}
            stroke="#d9cbb4"
            strokeWidth="2"
          />
        ))}
        <path d="M400 400 540 170V400z" fill={ACCENT} />
        <circle cx="585" cy="48" r="22" fill={ACCENT} />
      </svg>
      <div style={{ display: 'flex', fontSize: 40, color: ACCENT }}>{siteName}</div>
      <div style={{ display: 'flex', flexDirection: 'column', maxWidth: TEXT_WIDTH }}>
        <Words text={name} font={font} size={name.length > 28 ? 64 : 84} lineHeight={font ? 1.3 : 1.1} />
        <div style={{ display: 'flex', marginTop: 28 }}>
          <Words text={summary} font={font} size={34} lineHeight={font ? 1.5 : 1.35} color={SOFT} />
        </div>
      </div>
    </div>
  )
}

const TEXT_WIDTH = 820

function Words({
  text,
  font,
  size,
  lineHeight,
  color = INK,
}: {
  text: string
  font?: Font
  size: number
  lineHeight: number
  color?: string
}) {
  if (!font) return <div style={{ fontSize: size, lineHeight, color }}>{text}</div>
  const { path, width, height } = textOutline(text, font, { size, lineHeight, maxWidth: TEXT_WIDTH })
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <path d={path} fill={color} />
    </svg>
  )
}

/** The mark on paper, for home screens; square, with space for the round masks of phones. */
export function IconPicture() {
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: PAPER }}>
      <svg viewBox="-6 -6 44 44" width="100%" height="100%" fill="none">
        <path d="M3 27a13 13 0 0 1 26 0M1 27h30" stroke={INK} strokeWidth="2" />
        <path d="M9 27 20.5 7v20z" fill={ACCENT} />
        <circle cx="26" cy="5.5" r="2.5" fill={ACCENT} />
      </svg>
    </div>
  )
}
