const PAPER = '#fbf6ec'
const INK = '#221d17'
const SOFT = '#5f564b'
const ACCENT = '#ac4226'

/** The picture of a page in link previews, 1200 × 630: its name, what it does, and the sundial. */
export function PreviewPicture({
  siteName,
  name,
  summary,
}: {
  siteName: string
  name: string
  summary: string
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
      <div style={{ display: 'flex', flexDirection: 'column', maxWidth: 820 }}>
        <div style={{ fontSize: name.length > 28 ? 64 : 84, lineHeight: 1.1 }}>{name}</div>
        <div style={{ marginTop: 28, fontSize: 34, lineHeight: 1.35, color: SOFT }}>{summary}</div>
      </div>
    </div>
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
