import { ToolPage } from '@/app/tool-page'
import { WeatherForecast } from '@/components/tools/weather-forecast/screen'
import { toolMetadata } from '@/content/metadata'
import { weatherForecast } from '@/content/tools/weather-forecast'

export const metadata = toolMetadata(weatherForecast)

export default function Page() {
  return <ToolPage tool={weatherForecast} screen={<WeatherForecast />} />
}
