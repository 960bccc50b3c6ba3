import { runSubcommand } from './subcommand.mjs'

/** `npm run data`: what the site holds that ages. */
runSubcommand('npm run data', {
  directories: {
    file: 'scripts/directories/build.mjs',
    does: 'builds the shipped directories that are out of date',
  },
  stale: { file: 'scripts/stale.mjs', does: 'how old everything is that ages, against its limit' },
  watch: {
    file: 'scripts/watch.mjs',
    does: 'what is new where law is announced, and what became of the sources',
  },
  rehearse: {
    file: 'scripts/rehearse.mjs',
    does: 'a made-up Finance Act on a copy, and what the pages answer by it',
  },
  fresh: {
    file: 'scripts/fresh.mjs',
    does: 'takes newer data that passes its checks, and rebuilds the directories',
  },
})
