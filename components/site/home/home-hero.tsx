import '@/components/site/home/home.css'
import { PageTitle } from '@/components/ui/page-title'

/** The head of the home page: one line of heading, one of what the site promises. */
export function HomeHero({ heading, introduction }: { heading: string; introduction: string }) {
  return (
    <div className="hero">
      <Sky />
      <PageTitle className="font-display">{heading}</PageTitle>
      <p className="mt-1 max-w-[60ch] text-soft">{introduction}</p>
    </div>
  )
}

/** The drawing behind the home page's heading: a sundial's hour lines and arcs, as at the stone observatories. */
function Sky() {
  const hours = Array.from({ length: 13 }, (_, hour) => Math.PI - (hour * Math.PI) / 12)
  const point = (angle: number, radius: number) =>
    `${(400 + radius * Math.cos(angle)).toFixed(1)} ${(400 - radius * Math.sin(angle)).toFixed(1)}`
  return (
    <svg
      viewBox="0 0 800 400"
      preserveAspectRatio="xMaxYMax"
      fill="none"
      stroke="currentColor"
      className="sky hidden lg:block"
      aria-hidden="true"
    >
      {[140, 230, 320, 390].map((radius) => (
        <path key={radius} d={`M${400 - radius} 400a${radius} ${radius} 0 0 1 ${2 * radius} 0`} />
      ))}
      <path d={hours.map((angle) => `M${point(angle, 140)}L${point(angle, 390)}`).join('')} />
      <path d="M400 400 560 150V400z" fill="var(--accent)" stroke="none" opacity=".9" />
      <path d="M400 400 560 150" stroke="var(--ink)" strokeWidth="2" />
      <circle cx="600" cy="60" r="18" fill="var(--accent)" stroke="none" />
    </svg>
  )
}
