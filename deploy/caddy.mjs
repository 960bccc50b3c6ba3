import {
  cacheRules,
  defaultCacheControl,
  headersOfRule,
  httpsOnlyHeaders,
  securityHeaders,
} from './headers.mjs'
import { languageBases } from '../scripts/languages.mjs'

/**
 * @returns {string} the configuration of Caddy, written to `deploy/Caddyfile`. It fetches its certificate by itself.
 */
export function caddyfile() {
  const headers = Object.entries({ ...securityHeaders, ...httpsOnlyHeaders })
    .map(([name, value]) => `\t\t${name} "${value}"`)
    .join('\n')
  const rules = cacheRules
    .flatMap((rule) =>
      Object.entries(headersOfRule(rule)).map(([name, value]) => `\theader ${rule.path} ${name} "${value}"`),
    )
    .join('\n')
  return CADDYFILE.replace('@HEADERS@', headers)
    .replaceAll('@DEFAULT@', defaultCacheControl)
    .replace('@PATHS@', cacheRules.map(({ path }) => path).join(' '))
    .replace('@RULES@', rules)
    .replace('@NOT_FOUND@', notFoundPages())
}

/** The page for addresses that do not exist, in the language of the address. */
function notFoundPages() {
  const bases = languageBases()
  const others = bases.map(
    (base) => `\t\t@${base.slice(1)} path ${base}/*\n\t\trewrite @${base.slice(1)} ${base}/404.html`,
  )
  const isEnglish = `@english not path ${bases.map((base) => `${base}/*`).join(' ')}`
  return [...others, `\t\t${isEnglish}\n\t\trewrite @english /404.html`].join('\n')
}

const CADDYFILE = `# Written by \`npm run deploy:files\` from deploy/headers.mjs: change that file, not this one.
# SITE_ADDRESS=jantar.example SITE_ROOT=/srv/jantar caddy run --config deploy/Caddyfile --adapter caddyfile

(everywhere) {
	header {
@HEADERS@
	}
	header -Server
}

{$SITE_ADDRESS:localhost} {
	root * {$SITE_ROOT:/srv/jantar}
	import everywhere

@RULES@
	@uncached not path @PATHS@
	header @uncached Cache-Control "@DEFAULT@"
	@manifest path */manifest.webmanifest
	header @manifest Content-Type application/manifest+json

	# Files for other hosts, and anything hidden.
	@hidden path /_headers */.* */404.html
	error @hidden 404

	# /x and /x/ are the same page, with no redirect that could lose the query string.
	try_files {path}.html {path} {path}/index.html
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}

	handle_errors {
		import everywhere
		header Cache-Control "@DEFAULT@"
@NOT_FOUND@
		file_server {
			precompressed br gzip
		}
	}
}
`
