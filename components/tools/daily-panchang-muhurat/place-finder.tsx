import { useState } from 'react'
import { Field } from '@/components/fields/field'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import { CityBox } from '@/components/lookup/city-box'
import { binding } from '@/components/tool-form/binding'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import { directoryFiles } from '@/lib/lookup/directory-files'
import { cityList } from '@/lib/lookup/weather/weather-cities'
import type { panchangInputs } from '@/lib/panchang/panchang-inputs'
import { isNearIndia } from '@/lib/panchang/places'
import { placeLabel } from '@/lib/weather/city'

const { suggest } = cityList(directoryFiles('/directories/cities'))

/** To 11 m, which moves sunrise by less than a second. */
const rounded = (degrees: number) => String(Number(degrees.toFixed(4)))

type Choose = (name: string, latitude: number, longitude: number) => void

/** Another place: a town of the shipped list, the device's position, or coordinates. */
export function PlaceFinder({ inputs }: { inputs: ToolInputs<typeof panchangInputs> }) {
  // What is typed is no place yet: a town is chosen from the list, or the field names the place as it was.
  const [typed, setTyped] = useState<string | null>(null)
  const field = binding('place', typed ?? inputs.field('place').text, setTyped)
  const choose: Choose = (name, latitude, longitude) => {
    setTyped(null)
    inputs.set({ place: name, latitude: rounded(latitude), longitude: rounded(longitude) })
  }
  return (
    <>
      <Field name="place" label="Town or city" hint="Type the first letters" problem={null}>
        <CityBox
          field={{ ...field, onLeave: () => setTyped(null) }}
          suggest={suggest}
          onCity={(town) => choose(placeLabel(town), town.latitude, town.longitude)}
          none="No town of that name in our list. Enter its coordinates below."
        />
      </Field>
      <MyLocation onChoose={choose} />
      <div className="grid grid-cols-2 gap-3">
        <PlainNumberField field={inputs.field('latitude')} label="Latitude" unit="° N" />
        <PlainNumberField field={inputs.field('longitude')} label="Longitude" unit="° E" />
      </div>
    </>
  )
}

const LOCATION_WORDS = {
  idle: '',
  asking: 'Asking your device…',
  refused: 'Your device did not give its location. Choose a town instead.',
  far: 'This panchang covers India and its neighbours only.',
} as const

/** Where there is no satellite in sight, the device would look for its position without end. */
const LOCATION_OPTIONS = { timeout: 20_000, maximumAge: 600_000 }

/** Asks the device only when pressed; the position goes into the fields and nowhere else. */
function MyLocation({ onChoose }: { onChoose: Choose }) {
  const [state, setState] = useState<keyof typeof LOCATION_WORDS>('idle')
  const ask = () => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const near = isNearIndia(coords)
        setState(near ? 'idle' : 'far')
        if (near) onChoose('My location', coords.latitude, coords.longitude)
      },
      () => setState('refused'),
      LOCATION_OPTIONS,
    )
  }
  return (
    <div>
      <Button variant="outline" onClick={ask} disabled={state === 'asking'}>
        Use my location
      </Button>
      <p role="status" className="mt-1 text-sm text-soft">
        {LOCATION_WORDS[state]}
      </p>
    </div>
  )
}
