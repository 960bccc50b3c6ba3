import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/**
 * `node e2e/postal-service.mjs`: plays a postal service on PORT. Each pincode has its own way of being answered; those
 * that get no good answer are in the shipped directory.
 */

const hyderabad = {
  Message: 'Number of pincode(s) found:1',
  Status: 'Success',
  PostOffice: [
    {
      Name: 'Hyderabad ',
      BranchType: 'Head Post Office',
      District: 'Hyderabad',
      State: 'Telangana',
      Circle: 'Andhra Pradesh',
    },
  ],
}
const nothing = { Message: 'No records found', Status: 'Error', PostOffice: null }

const openToAll = { 'Access-Control-Allow-Origin': '*' }
const json = { ...openToAll, 'Content-Type': 'application/json' }

const ways = {
  '/pincode/500001': (response) =>
    response.writeHead(200, json).end(recorded('postalpincode-500001.success.json', hyderabad)),
  '/pincode/999999': (response) =>
    response.writeHead(200, json).end(recorded('postalpincode-notfound.error.json', nothing)),
  '/pincode/110001': (response) => response.destroy(),
  '/pincode/560001': (response) => response.writeHead(503, openToAll).end('busy'),
  '/pincode/400069': (response) => response.writeHead(200, openToAll).end('<h1>Sign in</h1>'),
  '/pincode/600001': (response) => response.writeHead(200).end(JSON.stringify([hyderabad])),
  '/pincode/700001': () => {},
  // Asked while the servers start.
  '/': (response) => response.writeHead(200).end(),
}

/** The recorded answer where the recordings are at hand, else one of the same shape. */
function recorded(name, sample) {
  const path = `../shared/fixtures/${name}`
  return existsSync(path) ? readFileSync(path) : JSON.stringify([sample])
}

createServer((request, response) => {
  const answer = ways[request.url]
  if (answer) answer(response)
  else response.writeHead(404, openToAll).end()
}).listen(Number(process.env.PORT))
