import type { AccessContext } from '@coffer/domain/access-context'
import { everyAccessContext } from '@coffer/domain/access-context.fixture'
import { logoDestination, postLoginDestination, resumeDestination } from '@coffer/domain/destinations'
import { describe, expect, it } from 'vitest'
import { type RoutePath, routeOf, routePaths } from './routes.ts'

const contexts = [...everyAccessContext()]
const isAllowed = (path: RoutePath, context: AccessContext) => routeOf(path).guard(context).isAllowed

/** Follows the redirects from a route as the router does; null if they do not end. */
function finalRoute(path: RoutePath, context: AccessContext): RoutePath | null {
  let current = path
  for (let hops = 0; hops < 6; hops += 1) {
    const decision = routeOf(current).guard(context)
    if (!decision.isAllowed) current = decision.to
    else if (current === '/login/entry') current = postLoginDestination(context)
    else return current
  }
  return null
}

describe('redirects', () => {
  it.each(routePaths)('Redirects from %s always end', (path) => {
    expect(contexts.filter((context) => finalRoute(path, context) === null).slice(0, 3)).toEqual([])
  })

  it('Redirects are followed in more than a million contexts', () => {
    expect(contexts.length * routePaths.length).toBeGreaterThan(1_000_000)
  })

  it('Redirects after log-in end at the post-login destination, whose guard allows it', () => {
    const refused: AccessContext[] = []
    for (const context of contexts) {
      const destination = postLoginDestination(context)
      if (finalRoute('/login/entry', context) === destination) continue
      // VIEW_ONLY before the registration is complete is redirected once more, from landing to the hold page.
      const isViewOnly = context.depositor?.registrationStatus === 'VIEW_ONLY'
      if (!(isViewOnly && finalRoute('/login/entry', context) === '/registration/hold-account'))
        refused.push(context)
    }
    expect(refused.slice(0, 3)).toEqual([])
  })
})

describe('logoDestination', () => {
  it('logoDestination is a route whose guard allows it', () => {
    const refused = contexts.filter((context) => !isAllowed(logoDestination(context), context))
    expect(refused.slice(0, 3)).toEqual([])
  })
})

describe('resumeDestination', () => {
  it('resumeDestination is a route whose guard allows it', () => {
    const refused: AccessContext[] = []
    for (const context of contexts) {
      const { bearer, depositor } = context
      if (bearer !== 'full' || !depositor || depositor.lastStep === 'completed') continue
      // There is no status before confirming.
      const isConfirmed = !['none', 'basic', 'address', 'employer'].includes(depositor.lastStep)
      if (isConfirmed === (depositor.registrationStatus === null)) continue
      const path = resumeDestination(depositor)
      if (path !== null && !isAllowed(path, context)) refused.push(context)
    }
    expect(refused.slice(0, 3)).toEqual([])
  })
})
