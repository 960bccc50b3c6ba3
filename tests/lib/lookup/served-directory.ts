import { encodeNamePage } from '@/lib/postal/name-page-codec'
import { encodeShard } from '@/lib/postal/shard-codec'
import { sampleOffices } from '../postal/sample-offices'
import { type LocalService, withService } from './local-service'

const hits = [...sampleOffices].flatMap(([pincode, offices]) =>
  offices.map((office) => ({ ...office, pincode })),
)
const startingWith = (start: string) =>
  encodeNamePage(hits.filter(({ name }) => name.toLowerCase().startsWith(start)))

export const sampleFacts = {
  format: 1,
  source: 'a hand-made list',
  licence: 'MIT',
  dataOf: 'November 2025',
  caution: '',
  offices: 5,
  pincodes: 2,
  prefixes: ['110', '999'],
}

/** The files of a small directory, as the build would write them. "999" is listed and missing on purpose. */
export const sampleFiles: Record<string, unknown> = {
  'meta.json': sampleFacts,
  '110.json': encodeShard('110', sampleOffices),
  'names.json': { format: 1, common: [], beginnings: { be: '0', ne: '0' } },
  'districts.json': { format: 1, districts: [['Central Delhi', 'Delhi', '110', 'Delhi City']] },
  'names/be0.json': startingWith('be'),
  'names/ne0.json': startingWith('ne'),
}

/** Serves `files` and runs `test` against them. */
export function withDirectory(
  files: Record<string, unknown>,
  test: (service: LocalService) => Promise<void>,
): Promise<void> {
  return withService((request, response) => {
    const name = (request.url ?? '').slice(1)
    if (Object.hasOwn(files, name)) response.end(JSON.stringify(files[name]))
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>')
  }, test)
}
