import { writeFileSync } from 'node:fs'
import { caddyfile } from '../deploy/caddy.mjs'
import { nginxSite } from '../deploy/nginx.mjs'

/**
 * `npm run deploy:files`: writes the files of nginx and Caddy from deploy/headers.mjs; a test compares them with it.
 */
writeFileSync('deploy/nginx-site.conf', nginxSite())
writeFileSync('deploy/Caddyfile', caddyfile())
