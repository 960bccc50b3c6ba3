import { zipSync } from 'fflate'
import { useState } from 'react'
import { csvProblemText } from '@/components/fields/csv-problem-text'
import { FileField } from '@/components/fields/file-field'
import { saveFile } from '@/components/share/save-file'
import { Button } from '@/components/ui/button'
import { Sentence } from '@/components/ui/sentence'
import { grouped } from '@/lib/format/numbers'
import { type CsvProblem, readCsvFile } from '@/lib/inputs/csv-table'
import { bytesOfAddress } from '@/lib/pictures/picture-file'
import { batchRows } from '@/lib/qr/batch-rows'
import type { QrLevel } from '@/lib/qr/qr-matrix'
import type { QrStyle } from '@/lib/qr/qr-drawing'
import { makeCode } from '@/lib/qr/make-code'
import { t } from '@/lib/language/words'

type Batch =
  | { kind: 'idle' }
  | { kind: 'working'; done: number; total: number }
  /** With the rows of which no code could be made, counted from 1. */
  | { kind: 'ready'; zip: Blob; count: number; problems: readonly number[] }
  | { kind: 'nothing' }
  | { kind: 'refused'; problem: CsvProblem }

/** Many codes at once: a row of a CSV file for each, all in the size and colours chosen above. */
export default function BatchPart({ level, style }: { level: QrLevel; style: QrStyle }) {
  const [batch, setBatch] = useState<Batch>({ kind: 'idle' })

  /** PNGs, one for each row, in a ZIP file. The page stays usable: it is drawn between two codes. */
  const make = async (file: File) => {
    setBatch({ kind: 'working', done: 0, total: 0 })
    const reading = await readCsvFile(file)
    if (!reading.ok) return setBatch({ kind: 'refused', problem: reading.problem })
    const rows = batchRows(reading.rows)
    const files: Record<string, Uint8Array> = {}
    const problems: number[] = []
    for (const [place, { row, name, payload }] of rows.entries()) {
      setBatch({ kind: 'working', done: place, total: rows.length })
      const code = payload === null ? null : await makeCode(payload, level, style)
      if (code?.kind === 'ready') files[`${name}.png`] = bytesOfAddress(code.png)
      else problems.push(row)
      await new Promise((resolve) => setTimeout(resolve))
    }
    const count = Object.keys(files).length
    if (count === 0) return setBatch({ kind: 'nothing' })
    // PNGs are packed already.
    const zip = new Blob([zipSync(files, { level: 0 })], { type: 'application/zip' })
    setBatch({ kind: 'ready', zip, count, problems })
  }

  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <p className="text-soft">
        <Sentence
          words={t(
            'One row for each code: its name and its text. With headings such as {0} the rows may be of any kind. Up to 500 rows.',
          )}
          parts={[<code key="headings">name,kind,ssid,password</code>]}
        />
      </p>
      <FileField name="batch" label={t('CSV file')} accept=".csv,.tsv,.txt,text/csv" onFile={make} />
      <div role="status">
        {batch.kind === 'working' && <p>{t('Making codes: {0} of {1}', batch.done, batch.total)}</p>}
        {batch.kind === 'ready' && (
          <p>
            {t('{0} codes, all scan-tested.', grouped(batch.count))}
            {batch.problems.length > 0 && ` ${t('Left out: rows {0}.', batch.problems.join(', '))}`}
          </p>
        )}
        {batch.kind === 'refused' && <p className="text-bad">{csvProblemText(batch.problem)}</p>}
        {batch.kind === 'nothing' && (
          <p className="text-bad">
            {t('No row of this file could be made into a code. Put the text for each code in its own row.')}
          </p>
        )}
      </div>
      {batch.kind === 'ready' && (
        <Button onClick={() => saveFile('qr-codes.zip', 'application/zip', batch.zip)}>
          {t('Download ZIP')}
        </Button>
      )}
    </div>
  )
}
