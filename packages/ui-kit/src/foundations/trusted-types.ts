/** The part of the browser's Trusted Types API that is used here. TypeScript has no types for it. */
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
  // The content security policy decides which scripts run: it lists the origins of linking services.
  createScriptURL(address) {
    const { protocol, origin } = new URL(address, location.href)
    if (protocol === 'https:' || origin === location.origin) return address
    throw new TypeError(`${address} is neither of this origin nor https.`)
  },
}

/** Name of the application's only policy, which the content security policy allows (tooling/tenant). */
const policyName = 'coffer'
let policy: Policy | null = null

/** Not exported, so that the policy can only be used by the functions below. */
const ownPolicy = (): Policy => (policy ??= window.trustedTypes?.createPolicy(policyName, rules) ?? rules)

/** The text content of HTML. Parsed in an inert document, in which nothing runs or loads. */
export function textOfHtml(html: string): string {
  return new DOMParser().parseFromString(ownPolicy().createHTML(html), 'text/html').body.textContent
}

/** A script element that loads a URL. Throws a TypeError if the URL is neither of this origin nor https. */
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
