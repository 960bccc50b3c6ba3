import '@/components/site/home/home.css'
import { Sky } from '@/components/site/home/sky'

/** The head of the home page: one line of heading, one of what the site promises. */
export function HomeHero({ heading, introduction }: { heading: string; introduction: string }) {
  return (
    <div className="hero">
      <Sky />
      <h1>{heading}</h1>
      <p>{introduction}</p>
    </div>
  )
}
