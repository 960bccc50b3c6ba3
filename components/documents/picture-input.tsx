'use client'

import type { ChangeEvent } from 'react'
import { useStore } from 'zustand'
import { desk } from '@/components/documents/desk'
import { KeptPicture } from '@/components/documents/kept-picture'
import { Field, fieldIds } from '@/components/fields/field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import { showToast } from '@/lib/toast'

const MOST_MB = 5

const refuse = (description: string) =>
  showToast({ title: 'Upload Error', description, variant: 'destructive' })

/** A logo or a signature. It is drawn anew in the browser and kept there; the field's text is its id. */
export function PictureInput({ field, label }: { field: FieldBinding; label: string }) {
  const picture = useStore(desk.store, ({ pictures }) => pictures[field.text])
  const ids = fieldIds(field.name)

  const take = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0]
    if (!file) return
    const isImage = file.type.startsWith('image/')
    const isSmall = file.size <= MOST_MB * 1_000_000
    const address = isImage && isSmall ? await encode(file) : null
    input.value = ''
    if (address === undefined) return refuse('This part of the page did not load. Please try again.')
    if (isImage && !isSmall) return refuse(`Please select a picture of at most ${MOST_MB} MB.`)
    if (!address) return refuse('Please select a valid image file.')
    const id = desk.newId()
    desk.addPictures({ [id]: address })
    field.onText(id)
  }

  return (
    <Field
      name={field.name}
      label={label}
      hint={`PNG or JPEG, at most ${MOST_MB} MB. It stays in this browser.`}
      problem={null}
    >
      <input
        id={ids.control}
        type="file"
        name={field.name}
        accept="image/*"
        aria-describedby={ids.message}
        onChange={take}
        className="min-h-11 w-full py-2"
      />
      {picture && (
        <div className="flex items-center gap-2">
          <KeptPicture of={picture} alt={label} className="kept-picture" />
          <Button
            variant="quiet"
            onClick={() => field.onText('')}
          >{`Remove the ${label.toLowerCase()}`}</Button>
        </div>
      )}
    </Field>
  )
}

/** Undefined when the script did not come. */
async function encode(file: File): Promise<string | null | undefined> {
  const part = await import('@/components/documents/encode-picture').catch(() => undefined)
  return part && part.encodePicture(file)
}
