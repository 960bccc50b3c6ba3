import {
  CircleHelp,
  Cloud,
  CloudDrizzle,
  CloudFog,
  CloudLightning,
  CloudMoon,
  CloudRain,
  CloudSnow,
  CloudSun,
  type LucideIcon,
  Moon,
  Sun,
} from 'lucide-react'
import type { Sky } from '@/lib/weather/forecast'

const byDay: Record<Sky, LucideIcon> = {
  clear: Sun,
  partlyCloudy: CloudSun,
  cloudy: Cloud,
  fog: CloudFog,
  drizzle: CloudDrizzle,
  rain: CloudRain,
  snow: CloudSnow,
  storm: CloudLightning,
  unknown: CircleHelp,
}
const byNight: Partial<Record<Sky, LucideIcon>> = { clear: Moon, partlyCloudy: CloudMoon }

/** A picture of the sky; the words for it stand beside it. */
export function SkyIcon({ sky, isDay = true }: { sky: Sky; isDay?: boolean }) {
  const Icon = (isDay ? undefined : byNight[sky]) ?? byDay[sky]
  return <Icon aria-hidden="true" className={`weather-sky weather-sky-${sky}`} />
}
