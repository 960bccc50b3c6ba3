import { readFileSync } from 'node:fs'

/** What the container may do, as its files state it; no container is started here. */

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8')
const compose = readFileSync('deploy/compose.yaml', 'utf8')
const served = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))

test('the container runs as a user without rights, read-only, without capabilities', () => {
  expect(served.match(/^USER (.*)$/m)?.[1]).toBe('www-data')
  expect(compose).toMatch(/^ {4}read_only: true$/m)
  expect(compose).toMatch(/^ {4}cap_drop: \[ALL\]$/m)
  expect(compose).toMatch(/no-new-privileges:true/)
})

test('its certificate is mounted read-only, and what it writes lies in memory or in the volume', () => {
  expect(compose).toMatch(/\.\/certs:\/etc\/nginx\/certs:ro$/m)
  const entrypoint = readFileSync('deploy/docker-entrypoint.sh', 'utf8')
  const written = [...entrypoint.matchAll(/^certs=(.*)$/gm)].map(([, folder]) => folder)
  expect(written).toEqual(['/run/nginx/certs'])
  for (const folder of ['/run/nginx', '/var/lib/nginx']) expect(compose).toContain(`- ${folder}:uid=33`)
})

test('its health is asked over HTTP', () => {
  const [, command] = /HEALTHCHECK[^[]*CMD (\[.*\])/.exec(served)
  const words = JSON.parse(command)
  expect(words).toEqual(expect.arrayContaining(['curl', '--fail']))
  expect(words.at(-1)).toMatch(/^https:\/\/127\.0\.0\.1\//)
  expect(served).toMatch(/apt-get install [^&]*\bcurl\b/)
})

test('its base images can be named with their digests', () => {
  const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
  expect(images).toEqual(['${NODE_IMAGE}', '${DEBIAN_IMAGE}'])
  for (const name of ['NODE_IMAGE', 'DEBIAN_IMAGE']) {
    expect(dockerfile).toMatch(new RegExp(`^ARG ${name}=`, 'm'))
    expect(compose).toContain(`${name}: \${${name}:-`)
  }
})

test('no settings and no certificates of the machine that builds are copied into an image', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['.env*', 'deploy/certs', 'node_modules', '.git']))
})

test('the lock file links to no folder, which the image would lack when packages are installed', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  expect(Object.values(packages).filter(({ link }) => link)).toEqual([])
})
