import { cacheRules, defaultCacheControl, httpsOnlyHeaders, securityHeaders } from './headers.mjs'

const everywhere = { ...securityHeaders, ...httpsOnlyHeaders }

/** @returns {string} the `_headers` file that Netlify and Cloudflare Pages read from the root of the site. */
export function hostHeadersFile() {
  const block = (path, headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const rules = cacheRules.map((rule) => block(rule.path, { 'Cache-Control': rule.cacheControl }))
  // No Cache-Control under `/*`: it would be joined to the others. Both hosts already make pages revalidate.
  return [block('/*', everywhere), ...rules].join('\n\n') + '\n'
}

/** @returns {string} an nginx configuration to include at the `http` level; written to `deploy/nginx.conf`. */
export function nginxConfiguration() {
  return NGINX.replace('@CACHE@', nginxCacheMap()).replace('@HEADERS@', nginxHeaders())
}

function nginxCacheMap() {
  const escaped = (path) => path.replace(/[.]/g, '\\.').replace(/\*$/, '')
  const lines = cacheRules.map((rule) => `  ~^${escaped(rule.path)} "${rule.cacheControl}";`)
  return [`  default "${defaultCacheControl}";`, ...lines].join('\n')
}

function nginxHeaders() {
  const line = ([name, value]) => `  add_header ${name} "${value}" always;`
  return Object.entries(everywhere).map(line).join('\n')
}

const NGINX = `# Written by \`npm run deploy:nginx\` from deploy/headers.mjs: change that file, not this one.
# Include at the http level (Debian: copy to /etc/nginx/conf.d/). Set server_name, root and the certificate.

map $uri $jantar_cache {
@CACHE@
}

server {
  listen 80;
  listen [::]:80;
  server_name jantar.example;
  root /var/www/jantar/out;
  server_tokens off;
  charset utf-8;
  charset_types application/json application/manifest+json image/svg+xml text/css text/javascript application/javascript text/plain text/xml;

  # The build writes .gz and .br beside every text file, so nothing is compressed per request.
  gzip_static on;
  # With the brotli module (Debian: libnginx-mod-http-brotli-static), saves a further sixth:
  # brotli_static on;

  # All headers stand here: an add_header inside a location would drop every one above it.
@HEADERS@
  add_header Cache-Control $jantar_cache always;
  add_header Vary Accept-Encoding;

  error_page 404 /404.html;

  location = / { try_files /index.html =404; }
  location = /404.html { internal; }
  location = /manifest.webmanifest { types {} default_type application/manifest+json; }
  # /x and /x/ are the same page, with no redirect that could lose the query string.
  location ~ ^(?<page>.+)/$ { try_files $page.html =404; }
  location / { try_files $uri $uri.html =404; }
}
`
