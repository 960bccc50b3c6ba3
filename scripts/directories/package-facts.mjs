// The versions that the directories are built from. `npm run fresh` writes the file when it takes a newer package.
import { readFileSync } from 'node:fs'

/** @type {Record<string, { version: string, published: string }>} by name; published as YYYY-MM-DD. */
export const packageFacts = JSON.parse(readFileSync('scripts/directories/data-packages.json', 'utf8'))
