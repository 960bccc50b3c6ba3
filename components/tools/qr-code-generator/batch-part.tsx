'use client'

import { useState } from 'react'
import { saveFile } from '@/components/results/save-file'
import { Button } from '@/components/ui/button'
import { grouped } from '@/lib/format/numbers'
import type { QrLevel } from '@/lib/qr/qr-matrix'
import type { QrStyle } from '@/lib/qr/styled-code'
import { batchZip } from './batch-zip'

interface BatchPartProps {
  level: QrLevel
  style: QrStyle
}

type Batch =
  | { kind: 'idle' }
  | { kind: 'working'; done: number; of: number }
  | { kind: 'ready'; zip: Blob; count: number; problems: readonly number[] }
  | { kind: 'problem'; message: string }

const NOTHING =
  'No row of this file could be made into a code. Put the text of each code into a row of its own.'

/** Many codes at once: a row of a CSV file for each, all in the size and colours chosen above. */
export default function BatchPart({ level, style }: BatchPartProps) {
  const [batch, setBatch] = useState<Batch>({ kind: 'idle' })

  const make = async (file: File | undefined) => {
    if (!file) return
    setBatch({ kind: 'working', done: 0, of: 0 })
    const made = await batchZip(await file.text(), level, style, (done, of) =>
      setBatch({ kind: 'working', done, of }),
    )
    setBatch(made.count === 0 ? { kind: 'problem', message: NOTHING } : { kind: 'ready', ...made })
  }

  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <p className="text-soft">
        One row for each code: its name and its text. With headings such as{' '}
        <code>name,kind,ssid,password</code> the rows may be of any kind. Up to 500 rows.
      </p>
      <label htmlFor="field-batch" className="font-medium">
        CSV file
      </label>
      <input
        id="field-batch"
        type="file"
        name="batch"
        accept=".csv,.tsv,.txt,text/csv"
        onChange={(event) => make(event.currentTarget.files?.[0])}
        className="control py-2"
      />
      <div role="status">
        {batch.kind === 'working' && <p>{`Making codes: ${batch.done} of ${batch.of}`}</p>}
        {batch.kind === 'ready' && (
          <p>
            {`${grouped(batch.count)} codes, each read back.`}
            {batch.problems.length > 0 && ` Left out: rows ${batch.problems.join(', ')}.`}
          </p>
        )}
        {batch.kind === 'problem' && <p className="text-bad">{batch.message}</p>}
      </div>
      {batch.kind === 'ready' && (
        <Button onClick={() => saveFile('qr-codes.zip', 'application/zip', batch.zip)}>Download ZIP</Button>
      )}
    </div>
  )
}
