import { createServer } from 'node:http'
import { ways as ifsc } from './services/ifsc.mjs'
import { ways as weather } from './services/met-norway.mjs'
import { ways as postal } from './services/postal.mjs'
import { ways as rates } from './services/rates.mjs'

/**
 * `node e2e/stand-in-services.mjs`: plays on PORT every service the site can be configured for, each below
 * its own prefix. The `ways` of a service say how each path is answered: path without the query => (response,
 * url, request) => void.
 */

const services = { '/postal': postal, '/ifsc': ifsc, '/rates': rates, '/weather': weather }

function wayOf(pathname) {
  const prefix = Object.keys(services).find((name) => pathname.startsWith(`${name}/`))
  return prefix && services[prefix][pathname.slice(prefix.length)]
}

createServer((request, response) => {
  const url = new URL(request.url, 'http://stand-in')
  const way = wayOf(url.pathname)
  if (way) way(response, url, request)
  // "/" is asked while the servers start.
  else response.writeHead(url.pathname === '/' ? 200 : 404, { 'Access-Control-Allow-Origin': '*' }).end()
}).listen(Number(process.env.PORT))
