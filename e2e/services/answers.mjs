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
  fails: (response) =>
    response.writeHead(500, { ...openToAll, 'Content-Type': 'text/html' }).end('<h1>Internal error</h1>'),
  hasHadEnough: (response) => sendJson(response, '{"message":"Too many requests"}', 429),
  refuses: (response) => response.writeHead(403, openToAll).end('Forbidden'),
  rejectsKey: (response) => sendJson(response, '{"cod":401,"message":"Invalid API key"}', 401),
  isElsewhere: (response) => response.writeHead(404, openToAll).end('<h1>Not found</h1>'),
  cutsJsonOff: (response) => sendJson(response, '{"properties":{"timeseries":[{"ti'),
  hasAnotherShape: (response) => sendJson(response, '{"format":99}'),
  breaksOff: (response) => response.destroy(),
  isBusy: (response) => response.writeHead(503, openToAll).end('busy'),
  answersHtml: (response) =>
    response.writeHead(200, { ...openToAll, 'Content-Type': 'text/html' }).end('<h1>Sign in</h1>'),
  answersNothing: (response) => response.writeHead(204, openToAll).end(),
  givesNoLeave: (response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}'),
  neverAnswers: () => {},
}
