import type { BrowserContext } from '@playwright/test'

/** Collects violations of the content security policies of all pages and frames, including Trusted Types. */
export async function collectViolations(context: BrowserContext): Promise<readonly string[]> {
  const violations: string[] = []
  await context.exposeBinding(
    'reportViolation',
    (_source, violation: string) => void violations.push(violation),
  )
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportViolation')
      const { documentURI, effectiveDirective, blockedURI, sample } = event
      if (typeof report === 'function')
        Reflect.apply(report, window, [`${documentURI}: ${effectiveDirective} ${blockedURI} ${sample}`])
    }),
  )
  return violations
}
