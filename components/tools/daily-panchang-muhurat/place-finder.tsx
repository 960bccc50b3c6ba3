'use client'

import { useState } from 'react'
import { Field, fieldIds } from '@/components/fields/field'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import { useLookup } from '@/components/lookup/use-lookup'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import { directoryFiles } from '@/lib/lookup/directory-files'
import { cityList } from '@/lib/lookup/weather-cities'
import type { panchangInputs } from '@/lib/panchang/panchang-inputs'
import { isNearIndia } from '@/lib/panchang/places'
import { placeLabel } from '@/lib/weather/city'

const { suggest } = cityList(directoryFiles('/directories/cities'))

/** To 11 m, which moves sunrise by less than a second. */
const rounded = (degrees: number) => String(Number(degrees.toFixed(4)))

/** Another place: a town of the shipped list, the device's position, or coordinates. */
export function PlaceFinder({ inputs }: { inputs: ToolInputs<typeof panchangInputs> }) {
  const choose = (name: string, latitude: number, longitude: number) =>
    inputs.set({ place: name, latitude: rounded(latitude), longitude: rounded(longitude) })
  return (
    <>
      <TownSearch name={inputs.field('place').text} onChoose={choose} />
      <MyLocation onFound={(latitude, longitude) => choose('My location', latitude, longitude)} />
      <div className="grid grid-cols-2 gap-3">
        <PlainNumberField field={inputs.field('latitude')} label="Latitude" unit="° N" />
        <PlainNumberField field={inputs.field('longitude')} label="Longitude" unit="° E" />
      </div>
    </>
  )
}

interface TownSearchProps {
  name: string
  onChoose(name: string, latitude: number, longitude: number): void
}

function TownSearch({ name, onChoose }: TownSearchProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const lookup = useLookup(suggest)
  const ids = fieldIds('place')
  const towns = typed !== null && lookup.state.kind === 'answered' ? lookup.state.answer : []
  return (
    <div>
      <Field name="place" label="Town or city" hint="Type the first letters" problem={null}>
        <input
          id={ids.control}
          name="place"
          value={typed ?? name}
          autoComplete="off"
          aria-describedby={ids.message}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            void lookup.ask(event.currentTarget.value)
          }}
          className="control"
        />
      </Field>
      <ul aria-label="Towns and cities" className="mt-1">
        {towns.map((town) => (
          <li key={`${placeLabel(town)} ${town.latitude}`}>
            <Button
              variant="quiet"
              className="w-full justify-start"
              onClick={() => {
                setTyped(null)
                onChoose(placeLabel(town), town.latitude, town.longitude)
              }}
            >
              {placeLabel(town)}, {town.region}
            </Button>
          </li>
        ))}
      </ul>
      {typed !== null && typed !== '' && lookup.state.kind === 'answered' && towns.length === 0 && (
        <p role="status" className="text-sm text-soft">
          No town of that name in our list. Enter its coordinates below.
        </p>
      )}
    </div>
  )
}

type LocationState = 'idle' | 'asking' | 'refused' | 'far'

/** Asks the device only when pressed; the position goes into the fields and nowhere else. */
function MyLocation({ onFound }: { onFound(latitude: number, longitude: number): void }) {
  const [state, setState] = useState<LocationState>('idle')
  const ask = () => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const near = isNearIndia(coords)
        setState(near ? 'idle' : 'far')
        if (near) onFound(coords.latitude, coords.longitude)
      },
      () => setState('refused'),
    )
  }
  return (
    <div>
      <Button variant="outline" onClick={ask} disabled={state === 'asking'}>
        Use my location
      </Button>
      <p role="status" className="mt-1 text-sm text-soft">
        {state === 'asking' && 'Asking your device…'}
        {state === 'refused' && 'Your device did not give its location. Choose a town instead.'}
        {state === 'far' && 'This panchang covers India and its neighbours only.'}
      </p>
    </div>
  )
}
