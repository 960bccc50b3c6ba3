import { existsSync, readFileSync } from 'node:fs'

/** What the stand-in services answer with. */

const openToAll = { 'Access-Control-Allow-Origin': '*' }

/** The text of a recorded answer where the recordings are at hand, else `sample`, of the same shape, as JSON. */
export function recorded(name, sample) {
  const path = `../shared/fixtures/${name}`
  return existsSync(path) ? readFileSync(path, 'utf8') : JSON.stringify(sample)
}

/** Answers with JSON `text` that any page may read. */
export function sendJson(response, text, status = 200) {
  response.writeHead(status, { ...openToAll, 'Content-Type': 'application/json' }).end(text)
}

/** The ways in which a service can fail, each a way of its own. */
export const faults = {
  breaksOff: (response) => response.destroy(),
  isBusy: (response) => response.writeHead(503, openToAll).end('busy'),
  saysHtml: (response) =>
    response.writeHead(200, { ...openToAll, 'Content-Type': 'text/html' }).end('<h1>Sign in</h1>'),
  saysNothing: (response) => response.writeHead(204, openToAll).end(),
  givesNoLeave: (response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}'),
  neverAnswers: () => {},
}
