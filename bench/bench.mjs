import { runSubcommand } from '../scripts/subcommand.mjs'

/** `npm run bench`: measurements of the last build. */
runSubcommand('npm run bench', {
  weight: {
    file: 'bench/weight.mjs',
    does: 'bytes of a first visit, next to an empty page of the same Next',
  },
  interactions: {
    file: 'bench/interactions.mjs',
    does: 'key or click to picture on a processor slowed four times',
  },
  lighthouse: { file: 'bench/lighthouse.mjs', does: 'Lighthouse on a phone, next to the same empty page' },
  load: {
    file: 'bench/load.mjs',
    does: "the built site under load on the system's nginx, next to one bare file",
  },
  'contact-sheet': {
    file: 'bench/contact-sheet.mjs',
    does: 'pictures of every tool at four widths and in both themes',
  },
})
