// npm run data rehearse: a made-up Finance Act on a copy of the project, a row for each change, and what the
// pages answer by it.
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { browserArguments, browserPath } from './browser.mjs'
import { answers, questions, staleLines, steps, tables, words } from './rehearsing/answers.mjs'
import { startSiteServer } from './serving/site-server.mjs'
import { enacted, financeAct } from './rehearsing/finance-act.mjs'

const usage = `npm run data rehearse                       copies, enters the act, builds both days, and asks
npm run data -- rehearse --built            asks the pages that were built last`

const COPY = resolve('.cache/rehearsal')
const DAYS = { before: '2027-03-31', after: '2027-04-02' }
const PORT = Number(process.env.JANTAR_TEST_PORT ?? 3210) + 300
/** Where the pages of each language begin. */
const BASES = ['', '/hi']
const asked = [...answers, ...tables, ...steps].map(({ link }) => link.slice(1).split('#')[0])
const TOOLS = [...new Set([...asked, ...steps.map(({ to }) => to)])]

const faults = []
const hold = (what, isTrue, shown) => {
  if (!isTrue) faults.push(what)
  console.log(`${isTrue ? 'ok    ' : 'FAILED'} ${what}${isTrue ? '' : `: ${shown}`}`)
}

/** The files that git would keep, and by links what is installed or built. */
function copyProject() {
  rmSync(COPY, { recursive: true, force: true })
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { maxBuffer: 2 ** 26 })
  for (const file of listed.toString().split('\0')) {
    if (file === '' || !existsSync(file)) continue
    mkdirSync(dirname(join(COPY, file)), { recursive: true })
    copyFileSync(file, join(COPY, file))
  }
  for (const folder of ['node_modules', 'public/directories', 'public/rates', '.cache/directories'])
    if (existsSync(folder)) {
      mkdirSync(dirname(join(COPY, folder)), { recursive: true })
      execFileSync('cp', ['-al', folder, join(COPY, folder)])
    }
}

function enact() {
  for (const edit of financeAct) {
    const file = join(COPY, edit.file)
    writeFileSync(file, enacted(readFileSync(file, 'utf8'), edit))
    console.log(`a row in ${edit.file}: ${edit.what}`)
  }
}

/** Builds the pages of the tools as on a day, into a folder of its own. */
function build(day) {
  const pages = execFileSync('git', ['ls-files', 'app'], { encoding: 'utf8' }).split('\n')
  const wanted = pages.filter(
    (file) =>
      TOOLS.some((slug) => file.endsWith(`/${slug}/page.tsx`)) ||
      /^app\/(page\.tsx|(licences|search|changes)\/page\.tsx|search\.json\/|changes\/rss|api\/rules\/|og\/)/.test(
        file,
      ),
  )
  const { status } = spawnSync(
    process.execPath,
    ['scripts/testing/page-site.mjs', '--translated', ...wanted],
    {
      cwd: COPY,
      stdio: 'inherit',
      env: {
        ...process.env,
        JANTAR_CLOCK: `${day}T12:00:00+05:30`,
        NODE_OPTIONS: `--require ${resolve('scripts/rehearsing/clock.cjs')}`,
      },
    },
  )
  if (status !== 0) throw new Error(`the build of ${day} failed`)
  rmSync(join(COPY, day), { recursive: true, force: true })
  renameSync(join(COPY, '.cache/page-site'), join(COPY, day))
}

const textOf = (html) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

function holdWords(when) {
  for (const { page, ...expected } of words) {
    const text = textOf(readFileSync(join(COPY, DAYS[when], page), 'utf8'))
    hold(`${DAYS[when]}: the words of ${page}`, expected[when].test(text), text.slice(0, 300))
  }
}

/** Pages that were built before the day: what they show follows the visitor's clock. */
async function holdPages(browser, when) {
  const page = await browser.newPage({ timezoneId: 'Asia/Kolkata', serviceWorkers: 'block' })
  await page.clock.setFixedTime(new Date(`${DAYS[when]}T12:00:00+05:30`))
  for (const base of BASES)
    for (const holdAll of [holdAnswers, holdQuestions, holdTables, holdSteps]) await holdAll(page, when, base)
  await page.close()
}

async function open(page, address) {
  await page.goto('about:blank')
  await page.goto(`http://localhost:${PORT}${address}`)
}

async function holdAnswers(page, when, base) {
  for (const { link, name, ...expected } of answers) {
    if (expected[when] === null) continue
    await open(page, base + link)
    const shown = page.locator(`output[name="${name}"]`).first()
    await holdNumber(`${DAYS[when]}: ${base}${link}`, shown, 'data-value', expected[when])
  }
}

async function holdQuestions(page, when, base) {
  for (const { question, ...expected } of questions) {
    await open(page, `${base}/search?${new URLSearchParams({ q: question })}`)
    await holdNumber(
      `${DAYS[when]}: ${base}/search “${question}”`,
      page.locator('main a data').first(),
      'value',
      expected[when],
    )
  }
}

async function holdTables(page, when, base) {
  for (const { link, screen, caption, ...expected } of tables) {
    await open(page, base + link)
    const inLanguage = base ? readWords(`content${base}/screens/${screen}.json`)[caption] : caption
    const table = page.locator('table', { has: page.locator('caption', { hasText: inLanguage }) })
    const text = async () => {
      // Tables are loaded once their part of the page is in sight.
      for (const heading of await page.locator('main h2:visible').all())
        await heading.scrollIntoViewIfNeeded()
      return (await table.count()) > 0 ? table.first().textContent() : null
    }
    await holdText(`${DAYS[when]}: the table of ${base}${link}`, text, expected[when])
  }
}

async function holdSteps(page, when, base) {
  for (const { link, to, ...expected } of steps) {
    await open(page, base + link)
    // Figures are set once somebody uses the page.
    await page.keyboard.press('Shift')
    const step = page.locator(`nav[aria-labelledby=next] a[href^="${base}/${to}#"]`).first()
    const address = () => step.getAttribute('href', { timeout: 1_000 }).catch(() => null)
    await holdText(`${DAYS[when]}: from ${base}${link} to ${to}`, address, expected[when])
  }
}

const readWords = (file) => JSON.parse(readFileSync(join(COPY, file), 'utf8'))

/** Asks until the answer is as expected, as a page may have to compute it; then what it answered last. */
async function lastAnswer(ask, isExpected) {
  let answer = null
  for (let tries = 0; tries < 60 && (answer === null || !isExpected(answer)); tries += 1) {
    if (tries > 0) await new Promise((resolved) => setTimeout(resolved, 250))
    answer = await ask()
  }
  return answer
}

async function holdText(what, ask, expected) {
  const text = await lastAnswer(ask, (answer) => expected.test(answer))
  hold(what, text !== null && expected.test(text), text)
}

async function holdNumber(what, shown, attribute, expected) {
  const isExpected = (value) => Math.abs(Number(value) - expected) < 0.01
  const value = await lastAnswer(
    () => shown.getAttribute(attribute, { timeout: 10_000 }).catch(() => null),
    isExpected,
  )
  hold(`${what} is ${expected}`, value !== null && isExpected(value), value)
}

function holdStale(when) {
  const { stdout } = spawnSync(process.execPath, ['scripts/stale.mjs', '--on', DAYS[when]], {
    cwd: COPY,
    encoding: 'utf8',
  })
  for (const line of staleLines[when])
    hold(`${DAYS[when]}: stale has ${line.source}`, line.test(stdout), stdout.slice(0, 300))
}

function prepare() {
  copyProject()
  enact()
  for (const day of Object.values(DAYS)) build(day)
}

async function main() {
  const { values } = parseArgs({ options: { built: { type: 'boolean' }, help: { type: 'boolean' } } })
  if (values.help) return console.log(usage)
  if (!values.built) prepare()
  const server = await startSiteServer({ dir: join(COPY, DAYS.before), port: PORT })
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserArguments })
  try {
    for (const when of ['before', 'after']) {
      holdWords(when)
      await holdPages(browser, when)
      holdStale(when)
    }
  } finally {
    await browser.close()
    server.close()
  }
  console.log(`${faults.length} of the answers are not as they should be`)
  if (faults.length > 0) process.exitCode = 1
}

main().catch((error) => {
  console.error(`rehearse: ${error.message}`)
  process.exitCode = 1
})
