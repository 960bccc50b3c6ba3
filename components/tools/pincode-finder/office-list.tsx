'use client'

import { useId, useState } from 'react'
import { OfficeRow } from './office-row'
import type { PostOffice } from '@/lib/postal/post-office'

const everyType = ''
const unknownType = 'Type not known'
const typeOf = (office: PostOffice) => office.branchType ?? unknownType

/** The offices of a pincode, with a filter when they are of more than one type. */
export function OfficeList({ pincode, offices }: { pincode: string; offices: PostOffice[] }) {
  const [type, setType] = useState(everyType)
  const types = [...new Set(offices.map(typeOf))]
  const shown = type === everyType ? offices : offices.filter((office) => typeOf(office) === type)
  return (
    <>
      {types.length > 1 && <TypeFilter offices={offices} types={types} chosen={type} onChoose={setType} />}
      <div
        role="region"
        aria-label={`Post offices of ${pincode}`}
        tabIndex={0}
        className="max-h-112 overflow-y-auto border-t border-line print:max-h-none"
      >
        <ul>
          {shown.map((office) => (
            <OfficeRow key={`${office.name}, ${office.district}`} office={office} pincode={pincode} />
          ))}
        </ul>
      </div>
    </>
  )
}

interface TypeFilterProps {
  offices: PostOffice[]
  types: string[]
  chosen: string
  onChoose(type: string): void
}

function TypeFilter({ offices, types, chosen, onChoose }: TypeFilterProps) {
  const name = useId()
  const options = [everyType, ...types].map((type) => ({
    type,
    words: type === everyType ? 'All' : type.replace(' Post Office', ''),
    count: type === everyType ? offices.length : offices.filter((office) => typeOf(office) === type).length,
  }))
  return (
    <fieldset className="no-print px-5 pb-4">
      <legend className="sr-only">Type of office</legend>
      <div className="choices">
        {options.map(({ type, words, count }) => (
          <label key={type} className="segment gap-1.5 text-sm">
            <input
              type="radio"
              name={`type${name}`}
              value={type}
              checked={type === chosen}
              onChange={() => onChoose(type)}
              className="sr-only"
            />
            {words} <span className="tabular-nums">({count})</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
