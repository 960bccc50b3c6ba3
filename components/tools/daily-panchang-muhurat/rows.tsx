import { type DayClock, dayClock } from '@/components/panchang/clock'
import { Sentence } from '@/components/ui/sentence'
import { dayInWords } from '@/lib/format/days'
import type { LimbSpan } from '@/lib/panchang/limbs'
import {
  fullTithiName,
  karanaName,
  lunarMonthName,
  nakshatraName,
  nationalMonthName,
  pakshaName,
  samvatsaraName,
  signName,
  yogaName,
} from '@/lib/panchang/names'
import type { Panchang } from '@/lib/panchang/panchang'
import { t } from '@/lib/language/words'
import { Explained, limbExplanations } from './working'

/** The limbs: the part that reigns at sunrise, when it ends, and what follows before the next sunrise. */
export function LimbRows({ panchang }: { panchang: Panchang }) {
  const { limbs } = panchang
  const clock = dayClock(panchang)
  const why = limbExplanations(panchang)
  const rows = [
    { name: 'tithi', label: t('Tithi'), spans: limbs.tithis, nameOf: fullTithiName },
    { name: 'nakshatra', label: t('Nakshatra'), spans: limbs.nakshatras, nameOf: nakshatraName },
    { name: 'yoga', label: t('Yoga'), spans: limbs.yogas, nameOf: yogaName },
    { name: 'karana', label: t('Karana'), spans: limbs.karanas, nameOf: karanaName },
  ] as const
  return (
    <dl className="mt-3">
      {rows.map(({ name, label, spans: [first, ...following], nameOf }) => (
        <div key={name} className="grid grid-cols-[5.25rem_minmax(0,1fr)] gap-x-3 border-b border-line py-2">
          <dt id={`label-${name}`} className="text-soft">
            {label}
          </dt>
          <dd>
            <output
              name={name}
              data-spoken={name === 'tithi' || undefined}
              data-value={first!.index}
              data-ends={clock.iso(first!.end)}
              aria-live="off"
              aria-labelledby={`label-${name}`}
              className="text-lg font-semibold"
            >
              {nameOf(first!.index)}
            </output>{' '}
            <Until clock={clock} span={first!} />
            {following.map((span) => (
              <span key={span.index} className="block text-sm text-soft">
                <Sentence
                  words={t('then {0} {1}')}
                  parts={[nameOf(span.index), <Until key="until" clock={clock} span={span} />]}
                />
              </span>
            ))}
            <Explained question={t('Why {0}?', nameOf(first!.index))}>{why[name]}</Explained>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Until({ clock, span: { end } }: { clock: DayClock; span: LimbSpan }) {
  return (
    <span className="inline-block text-soft">
      <Sentence
        words={t('until {0}')}
        parts={[
          <time key="time" dateTime={clock.iso(end)}>
            {clock.on(end)}
          </time>,
        ]}
      />
    </span>
  )
}

/** The month by both counts, the years of the eras, and the signs of Sun and Moon. */
export function MonthRows({ panchang }: { panchang: Panchang }) {
  const { limbs, angles } = panchang
  const { lunar, purnimanta, eras, national } = panchang.month
  const paksha = pakshaName(limbs.tithis[0]!.index)
  const adhika = lunar.adhika ? t('Adhika ') : ''
  const rows: [string, string][] = [
    [t('Month (amanta)'), t('{0}{1}, {2} paksha', adhika, lunarMonthName(lunar.index), paksha)],
    [t('Month (purnimanta)'), t('{0}{1}, {2} paksha', adhika, lunarMonthName(purnimanta), paksha)],
    [t('Month ends'), t('New moon on {0}', dayInWords(dayClock(panchang).date(lunar.end)))],
    [t('Vikram Samvat'), t('{0} (Gujarat {1})', eras.vikram, eras.vikramGujarati)],
    [t('Shaka Samvat'), `${eras.shaka} ${samvatsaraName(eras.samvatsara)}`],
    [
      t('National calendar'),
      t('{0} {1} {2} Saka', national.day, nationalMonthName(national.month - 1), national.year),
    ],
    [t('Sun in'), signName(angles.sunSign)],
    [t('Moon in'), signName(angles.moonSign)],
  ]
  return (
    <dl className="mt-3 grid gap-x-6 sm:grid-cols-2">
      {rows.map(([label, words]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-3 border-b border-line py-2">
          <dt className="text-soft">{label}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
