/** The part of the browser's Trusted Types that is used here; TypeScript has no types for them. */
interface Policy {
  createHTML: (html: string) => string
  createScriptURL: (address: string) => string
}
interface PolicyFactory {
  createPolicy: (name: string, rules: Policy) => Policy
}

declare global {
  interface Window {
    trustedTypes?: PolicyFactory
  }
}

const rules: Policy = {
  createHTML: (html) => html,
  // Which of them run is for the content security policy to say: it names the origins of linking services.
  createScriptURL(address) {
    const { protocol, origin } = new URL(address, location.href)
    if (protocol === 'https:' || origin === location.origin) return address
    throw new TypeError(`${address} is neither of this origin nor https.`)
  },
}

/** Name of the one policy of the application, which the content security policy allows (tooling/tenant). */
const policyName = 'coffer'
let policy: Policy | null = null

/** Kept in this module, whose functions below are all that the policy may be used for. */
const ownPolicy = (): Policy => (policy ??= window.trustedTypes?.createPolicy(policyName, rules) ?? rules)

/** The text of HTML. Its document is inert: nothing in it runs or is loaded. */
export function textOfHtml(html: string): string {
  return new DOMParser().parseFromString(ownPolicy().createHTML(html), 'text/html').body.textContent
}

/** A script element that loads an address; throws for one that is neither of this origin nor https. */
export function scriptElement(address: string): HTMLScriptElement {
  return Object.assign(document.createElement('script'), {
    async: true,
    src: ownPolicy().createScriptURL(address),
  })
}

/** Registers a service worker of this origin. */
export function registerServiceWorker(path: `/${string}`): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(ownPolicy().createScriptURL(path))
}
