import { type ComponentProps, useState } from 'react'
import { Field } from '@/components/fields/field'
import { worded } from '@/components/fields/problem-text'
import { SelectField, type SelectOptions } from '@/components/fields/select-field'
import { ControlField } from '@/components/fields/text-control'
import { CityBox } from '@/components/lookup/city-box'
import { binding } from '@/components/tool-form/binding'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import { directoryFiles } from '@/lib/lookup/directory-files'
import { cityList } from '@/lib/lookup/weather/weather-cities'
import type { panchangInputs } from '@/lib/panchang/panchang-inputs'
import { INDIAN_TIME_ZONE, type TimeZone, timeZoneNamed } from '@/lib/panchang/place-time'
import { placeLabel } from '@/lib/weather/city'
import { t } from '@/lib/language/words'

const { suggest } = cityList(directoryFiles('/directories/cities'))

/** Degrees to 11 m, which moves sunrise by less than a second. */
const rounded = (degrees: number) => String(Number(degrees.toFixed(4)))

type Choose = (name: string, point: { latitude: number; longitude: number }, timeZone: TimeZone) => void

type PlaceFinderProps = InputsProps<typeof panchangInputs>

/** Another place: a town of the shipped list, the device's position, or coordinates with a time zone. */
export function PlaceFinder({ inputs }: PlaceFinderProps) {
  // What is typed is no place yet: a town is chosen from the list, or the field names the place as it was.
  const [typed, setTyped] = useState<string | null>(null)
  const field = binding('place', typed ?? inputs.field('place').text, setTyped)
  const choose: Choose = (name, { latitude, longitude }, timeZone) => {
    setTyped(null)
    inputs.set({ place: name, latitude: rounded(latitude), longitude: rounded(longitude), timeZone })
  }
  return (
    <>
      <Field
        name="place"
        label={t('Town or city in India')}
        hint={t('Type the first letters')}
        problem={null}
      >
        <CityBox
          field={{ ...field, onLeave: () => setTyped(null) }}
          suggest={suggest}
          onCity={(town) => choose(placeLabel(town), town, INDIAN_TIME_ZONE)}
          none={t('No town in India of that name in our list. Enter its coordinates below.')}
        />
      </Field>
      <MyLocation onChoose={choose} />
      <div className="grid grid-cols-2 gap-3">
        <Degrees
          field={inputs.field('latitude')}
          label={t('Latitude')}
          unit={t('° N')}
          hint={t('South is negative')}
        />
        <Degrees
          field={inputs.field('longitude')}
          label={t('Longitude')}
          unit={t('° E')}
          hint={t('West is negative')}
        />
      </div>
      <TimeZoneField inputs={inputs} />
    </>
  )
}

type DegreesProps = Pick<ComponentProps<typeof ControlField>, 'field' | 'label' | 'hint'> & { unit: string }

/** The keys for decimal numbers have no minus on some phones. */
const Degrees = ({ unit, ...field }: DegreesProps) => (
  <ControlField {...field} inputMode="text" suffix={unit} />
)

const INDIAN_TIME = { [INDIAN_TIME_ZONE]: t('Indian Standard Time') }

/** All zones of the platform by continent, India's first: 'Europe' with 'London', 'Paris'. */
function timeZones(): SelectOptions {
  const continents: Record<string, Record<string, string>> = {}
  for (const name of Intl.supportedValuesOf('timeZone')) {
    const [continent, ...city] = name.replaceAll('_', ' ').split('/')
    if (city.length === 0 || timeZoneNamed(name) === INDIAN_TIME_ZONE) continue
    continents[continent!] = { ...continents[continent!], [name]: city.join(', ') }
  }
  return { ...INDIAN_TIME, UTC: t('Universal time (UTC)'), ...continents }
}

/** By whose clocks the times are shown. A link may name a zone by another of its names. */
function TimeZoneField({ inputs }: PlaceFinderProps) {
  const [options] = useState(timeZones)
  const field = inputs.field('timeZone')
  const named = timeZoneNamed(field.text) ?? field.text
  return (
    <SelectField
      field={{ ...worded(field, () => t('Choose a time zone.')), text: named }}
      label={t('Time zone')}
      hint={t('The clocks of the place')}
      options={options}
    />
  )
}

const LOCATION_WORDS = {
  idle: '',
  asking: t('Asking your device…'),
  refused: t('Your device did not give its location. Choose a town instead.'),
} as const

/** Where there is no satellite in sight, the device would look for its position without end. */
const LOCATION_OPTIONS = { timeout: 20_000, maximumAge: 600_000 }

const deviceTimeZone = () => timeZoneNamed(new Intl.DateTimeFormat().resolvedOptions().timeZone)!

/** Asks the device only when pressed; the position goes into the fields and nowhere else. */
function MyLocation({ onChoose }: { onChoose: Choose }) {
  const [state, setState] = useState<keyof typeof LOCATION_WORDS>('idle')
  const ask = () => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        onChoose(t('My location'), coords, deviceTimeZone())
      },
      () => setState('refused'),
      LOCATION_OPTIONS,
    )
  }
  return (
    <div>
      <Button variant="outline" onClick={ask} disabled={state === 'asking'}>
        {t('Use my location')}
      </Button>
      <p role="status" className="mt-1 text-sm text-soft">
        {LOCATION_WORDS[state]}
      </p>
    </div>
  )
}
