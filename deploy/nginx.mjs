import {
  cacheRules,
  defaultCacheControl,
  headersOfRule,
  httpsOnlyHeaders,
  securityHeaders,
} from './headers.mjs'
import { languageBases } from '../scripts/languages.mjs'

/**
 * @returns {string} what nginx needs to know of the site, to be included in a server block: headers,
 * addresses, compressed files. Written to `deploy/nginx-site.conf`; `deploy/nginx.conf` includes it.
 */
export function nginxSite() {
  return SITE.replace('@LANGUAGES@', ['', ...languageBases()].map(languageLocations).join('\n\n'))
    .replaceAll('@HEADERS@', headerLines({ 'Cache-Control': defaultCacheControl }))
    .replace('@CACHED@', cachedLocations())
}

/**
 * The locations of a language, by what its addresses begin with: its manifest, and its page for addresses
 * that do not exist.
 */
const languageLocations = (base) => `location = ${base}/manifest.webmanifest {
@HEADERS@
  types {}
  default_type application/manifest+json;
}

location = ${base}/404.html {
  internal;
@HEADERS@
}

# /x and /x/ are the same page, with no redirect that could lose the query string. No pattern is matched on the way.
location ${base ? `^~ ${base}` : ''}/ {
@HEADERS@
  try_files $uri.html $uri \${uri}index.html =404;
${base && `  error_page 403 404 ${base}/404.html;\n`}}`

/** A location that adds one header loses those of the server, so each kind of path carries all of them. */
function cachedLocations() {
  return cacheRules
    .map((rule) => {
      const start = rule.path.replace(/\*$/, '')
      return `location ^~ ${start} {\n${headerLines(headersOfRule(rule))}\n  try_files $uri =404;\n}`
    })
    .join('\n\n')
}

function headerLines(own) {
  const headers = { ...securityHeaders, ...httpsOnlyHeaders, ...own }
  const lines = Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}" always;`)
  return [...lines, `  add_header Vary Accept-Encoding;`].join('\n')
}

const SITE = `# Written by \`npm run deploy:files\` from deploy/headers.mjs: change that file, not this one.
# Included by deploy/nginx.conf inside a server block, which sets root.

server_tokens off;
charset utf-8;
charset_types application/json application/manifest+json image/svg+xml text/css text/javascript application/javascript text/plain text/xml;
etag on;

# The build writes .br and .gz next to every text file, so nothing is compressed per request.
brotli_static on;
gzip_static on;
gzip_vary off;

# What was looked up on the disk is remembered for a minute; a deployment that renames a folder is seen after that.
open_file_cache max=20000 inactive=10m;
open_file_cache_valid 60s;
open_file_cache_min_uses 1;
open_file_cache_errors on;
sendfile on;
tcp_nopush on;

# Each location carries all headers: an add_header inside a location drops every one above it. None matches two.
@CACHED@

location = / {
@HEADERS@
  try_files /index.html =404;
}

@LANGUAGES@

# The file for other hosts, and anything hidden but what certificates are checked by.
location = /_headers { return 404; }
location ^~ /. { return 404; }
location ^~ /.well-known/ { try_files $uri =404; }

error_page 403 404 /404.html;
`
