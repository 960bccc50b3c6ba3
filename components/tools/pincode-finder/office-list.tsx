'use client'

import { useState } from 'react'
import { ChoiceField } from '@/components/fields/choice-field'
import type { PostOffice } from '@/lib/postal/post-office'
import { OfficeRow } from './office-row'

const EVERY_TYPE = ''
const typeOf = (office: PostOffice) => office.branchType ?? 'Type not known'

/** The offices of a pincode, with a filter when they are of more than one type. */
export function OfficeList({ pincode, offices }: { pincode: string; offices: PostOffice[] }) {
  const [type, setType] = useState(EVERY_TYPE)
  const types = [...new Set(offices.map(typeOf))]
  const ofType = (wanted: string) =>
    wanted === EVERY_TYPE ? offices : offices.filter((office) => typeOf(office) === wanted)
  const words = (option: string) =>
    `${option === EVERY_TYPE ? 'All' : option.replace(' Post Office', '')} (${ofType(option).length})`
  return (
    <>
      {types.length > 1 && (
        <div className="no-print px-5 pb-4 [&_legend]:sr-only">
          <ChoiceField
            field={{ name: 'officeType', text: type, problem: null, onText: setType }}
            label="Type of office"
            options={Object.fromEntries([EVERY_TYPE, ...types].map((option) => [option, words(option)]))}
          />
        </div>
      )}
      <div
        role="region"
        aria-label={`Post offices of ${pincode}`}
        tabIndex={0}
        className="max-h-112 overflow-y-auto border-t border-line print:max-h-none"
      >
        <ul>
          {ofType(type).map((office) => (
            <OfficeRow key={`${office.name}, ${office.district}`} office={office} pincode={pincode} />
          ))}
        </ul>
      </div>
    </>
  )
}
