import { allowsDeposits, linkedAccountStatuses } from '@coffer/domain/status'
import { isRoutePath, routes } from '@coffer/router/routes'
import { describe, expect, it } from 'vitest'
import { linkingFlowAt, type LinkingFlowName, linkingFlows } from './linking-flow.ts'

const names = ['registration', 'relink'] as const satisfies readonly LinkingFlowName[]
const own = {
  registration: /^\/(registration\/link-account-selection|manual-funding)/,
  relink: /^\/relink\//,
}
const screens = [
  'selection',
  'failed',
  'bankDetails',
  'sent',
  'microdeposits',
  'incorrect',
  'reissue',
  'successful',
] as const

describe.each(names)('the %s flow', (name) => {
  it.each(screens)(`The ${name} flow has its own path for the screen %s`, (screen) => {
    const path = linkingFlows[name].paths[screen]
    expect(path).toMatch(own[name])
    expect(linkingFlowAt(path).name).toBe(name)
  })

  it(`The ${name} flow has a screen at each of its routes`, () => {
    const paths = Object.keys(routes).filter((path) => isRoutePath(path) && own[name].test(path))
    const known: readonly string[] = screens.map((screen) => linkingFlows[name].paths[screen])
    expect(known.toSorted()).toEqual(paths.toSorted())
  })
})

it('Relinking ends at the dashboard and registration at funding', () => {
  expect(linkingFlows.relink.paths.afterwards).toBe('/dashboard')
  expect(linkingFlows.registration.paths.afterwards).toBe('/fund-account')
})

it.each(linkedAccountStatuses)('isLinked decides if the status %s completes each flow', (status) => {
  expect(linkingFlows.registration.isLinked(status)).toBe(allowsDeposits(status))
  expect(linkingFlows.relink.isLinked(status)).toBe(status === 'ACTIVE')
})
