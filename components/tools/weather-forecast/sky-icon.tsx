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
  type IconNode,
  Moon,
  Sun,
} from 'lucide'
import { Icon } from '@/components/ui/icon'
import type { Sky } from '@/lib/weather/forecast'

const byDay: Record<Sky, IconNode> = {
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
const byNight: Partial<Record<Sky, IconNode>> = { clear: Moon, partlyCloudy: CloudMoon }

const colours: Partial<Record<Sky, string>> = {
  clear: 'text-chart-interest',
  partlyCloudy: 'text-chart-interest',
  drizzle: 'text-link',
  rain: 'text-link',
  snow: 'text-link',
  storm: 'text-accent',
}

/** A picture of the sky; its text is next to it. */
export function SkyIcon({ sky, isDay = true }: { sky: Sky; isDay?: boolean }) {
  const icon = (isDay ? undefined : byNight[sky]) ?? byDay[sky]
  return <Icon icon={icon} className={`weather-sky ${colours[sky] ?? 'text-soft'}`} />
}
