import { writeFileSync } from 'node:fs'
import { nginxConfiguration } from '../deploy/hosts.mjs'

/** `npm run deploy:nginx`: writes deploy/nginx.conf anew from deploy/headers.mjs; a test holds the two together. */
writeFileSync('deploy/nginx.conf', nginxConfiguration())
