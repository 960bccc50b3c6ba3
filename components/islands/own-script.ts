/** The service worker, and the workers that the build bundles. */
const WORKERS = /^\/(?:sw|_next\/static\/chunks\/[\w-]+-worker-\w+)\.js$/

/** What TypeScript does not know yet of https://w3c.github.io/trusted-types/dist/spec/ */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): URL }
}

const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('own-scripts', {
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location.href)
    if (origin === location.origin && WORKERS.test(pathname)) return address
    throw new TypeError(`${address} is no worker of this site`)
  },
})

/**
 * The address of a worker of this site. Each page's content policy requires Trusted Types, so that a plain
 * text can become neither the address of a script nor markup; this is the only policy it allows. The module
 * is shared by all bundles of a page, which may not make the policy twice.
 */
export const ownScript = (address: string | URL): string | URL =>
  policy?.createScriptURL(String(address)) ?? address
