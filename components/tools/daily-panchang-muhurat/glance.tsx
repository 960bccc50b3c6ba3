import { Explained } from '@/components/tools/daily-panchang-muhurat/explained'
import { limbExplanations, skyExplanations } from '@/components/tools/daily-panchang-muhurat/explanations'
import { LimbRow } from '@/components/tools/daily-panchang-muhurat/limb-row'
import { MonthRows } from '@/components/tools/daily-panchang-muhurat/month-rows'
import { SkyRow } from '@/components/tools/daily-panchang-muhurat/sky-row'
import { dayInWords } from '@/lib/format/days'
import { weekdayName } from '@/lib/format/weekdays'
import {
  karanaName,
  nakshatraName,
  pakshaOf,
  tithiName,
  weekdayName as sanskritWeekday,
  yogaName,
} from '@/lib/panchang/names'
import type { Panchang } from '@/lib/panchang/panchang'

interface GlanceProps {
  panchang: Panchang
  placeName: string
}

const fullTithi = (tithi: number) =>
  tithi % 15 === 0 ? tithiName(tithi) : `${pakshaOf(tithi)} ${tithiName(tithi)}`

/** The day at a glance: the five limbs, Sun and Moon, month and years. */
export function Glance({ panchang, placeName }: GlanceProps) {
  const { day, sky, limbs } = panchang
  const why = limbExplanations(panchang)
  const row = { day }
  return (
    <>
      <h2 className="text-2xl">
        {weekdayName(day)}, {dayInWords(day)}
      </h2>
      <p className="text-soft">
        {placeName} · {sanskritWeekday(sky.weekday)}
      </p>
      <dl className="mt-3">
        <LimbRow
          {...row}
          name="tithi"
          label="Tithi"
          spans={limbs.tithis}
          nameOf={fullTithi}
          explanation={why.tithi}
        />
        <LimbRow
          {...row}
          name="nakshatra"
          label="Nakshatra"
          spans={limbs.nakshatras}
          nameOf={nakshatraName}
          explanation={why.nakshatra}
        />
        <LimbRow
          {...row}
          name="yoga"
          label="Yoga"
          spans={limbs.yogas}
          nameOf={yogaName}
          explanation={why.yoga}
        />
        <LimbRow
          {...row}
          name="karana"
          label="Karana"
          spans={limbs.karanas}
          nameOf={karanaName}
          explanation={why.karana}
        />
      </dl>
      <dl className="panchang-sky">
        <SkyRow {...row} name="sunrise" label="Sunrise" moment={sky.sunrise} />
        <SkyRow {...row} name="sunset" label="Sunset" moment={sky.sunset} />
        <SkyRow {...row} name="moonrise" label="Moonrise" moment={sky.moonrise} />
        <SkyRow {...row} name="moonset" label="Moonset" moment={sky.moonset} />
      </dl>
      <Explained question="How are these times found?">
        {skyExplanations.sun} {skyExplanations.moon}
      </Explained>
      <MonthRows panchang={panchang} />
    </>
  )
}
