import { guards } from '@coffer/domain/access'
import type { AccessContext, DepositorAccess } from '@coffer/domain/access-context'
import { accessContext, customer, everyAccessContext } from '@coffer/domain/access-context.fixture'
import type { Guard } from '@coffer/domain/guard'
import titles from '@coffer/router/locales/en.json' with { type: 'json' }
import type { RouteDeclaration } from '@coffer/router/route-declaration'
import { type RoutePath, routeOf, routePaths } from '@coffer/router/routes'
import { guardRules, type GuardName } from './guard-rules.ts'
import { code, codes, page, section, table, yesOrNo } from './markdown.ts'

const isGuardName = (name: string): name is GuardName => Object.hasOwn(guards, name)
const guardNames = Object.keys(guards).filter(isGuardName)

function guardName(guard: Guard): GuardName {
  const name = guardNames.find((one) => guards[one] === guard)
  if (name === undefined) throw new Error('A route has a guard that domain/access does not name.')
  return name
}

/** Whether some holder with these properties may enter with a valid session, whatever else is true of them. */
const mayEnter = (
  guard: Guard,
  contexts: readonly AccessContext[],
  isMeant: (one: DepositorAccess) => boolean,
) =>
  contexts.some(
    (context) =>
      context.bearer === 'full' &&
      context.sessionValid &&
      context.depositor !== null &&
      isMeant(context.depositor) &&
      guard(context).isAllowed,
  )

/** Where a guard sends a depositor with a valid session who is not view-only, and the reasons that it gives. */
function fallbacks(guard: Guard, contexts: readonly AccessContext[]): { to: string[]; refusals: string[] } {
  const decisions = contexts
    .filter(
      ({ bearer, sessionValid, depositor }) =>
        bearer === 'full' && sessionValid && depositor?.registrationStatus !== 'VIEW_ONLY',
    )
    .map((context) => guard(context))
    .filter((decision) => !decision.isAllowed)
  return {
    to: [...new Set(decisions.map(({ to }) => to))].toSorted(),
    refusals: [...new Set(decisions.flatMap(({ refusal }) => refusal ?? []))].toSorted(),
  }
}

function guardRow(name: GuardName, contexts: readonly AccessContext[]): string[] {
  const guard = guards[name]
  const { to, refusals } = fallbacks(guard, contexts)
  const isViewOnly = ({ registrationStatus }: DepositorAccess) => registrationStatus === 'VIEW_ONLY'
  const isJoint = ({ isPrimary, lastStep, registrationStatus }: DepositorAccess) =>
    !isPrimary && lastStep === customer.lastStep && registrationStatus === customer.registrationStatus
  return [
    code(name),
    guardRules[name],
    yesOrNo(mayEnter(guard, contexts, isJoint)),
    yesOrNo(mayEnter(guard, contexts, isViewOnly)),
    codes(to),
    codes(refusals),
  ]
}

/** The screens of an area; a column that none of them fills is left out. */
function screenTable(paths: readonly RoutePath[]): string {
  const screens = paths.map((path): [RoutePath, RouteDeclaration] => [path, routeOf(path)])
  const columns: [string, (path: RoutePath, route: RouteDeclaration) => string][] = [
    ['address', (path) => code(path)],
    ['title', (_, { title }) => titles[title]],
    ['guard', (_, { guard }) => code(guardName(guard))],
    ['progress', (_, { progress }) => (progress === undefined ? '' : `${progress} %`)],
    ['capability', (_, { capability }) => (capability === undefined ? '' : code(capability))],
  ]
  const filled = columns.filter(([, cell]) => screens.some(([path, route]) => cell(path, route) !== ''))
  return table(
    filled.map(([name]) => name),
    screens.map(([path, route]) => filled.map(([, cell]) => cell(path, route))),
  )
}

/** Areas of the product, by the beginning of an address. The first that matches has it. */
const areas: readonly (readonly [string, RegExp])[] = [
  ['Opening an account', /^\/(?:registration|email-veri)/],
  ['Linking and funding in an application', /^\/(?:manual-funding|fund-account|funding-returned)/],
  ['Linking a bank again, or another one', /^\/(?:relink|my-account\/link-bank)/],
  ['Joint holder', /^\/joint-account/],
  ['Beneficiaries and non-profit', /^\/(?:beneficiary|non-profit)/],
  ['Moving money', /^\/(?:deposit|withdraw|plans)/],
  ['Goals', /^\/goals/],
  ['My Account', /^\/my-account/],
  ['Balance, records and messages', /^\/(?:dashboard|disclosures|interest|message-center|faq)/],
  ['Logging in, and pages for anyone', /^\//],
]

export function screensPage(): string {
  const contexts = [accessContext(), ...everyAccessContext()]
  const byArea = Map.groupBy(routePaths, (path) => areas.find(([, pattern]) => pattern.test(path))?.[0])
  return page(
    'Screens, and who may enter them',
    `The application has ${routePaths.length} addresses. A guard decides about each before anything of it is shown; the tables below are computed from the declarations (${code('packages/router/src/routes')}) and from every guard's decisions (${code('packages/domain/src/access.ts')}) over all combinations of session, status, step and belongings.`,
    section(
      'What every guard has in common',
      table(
        ['a visitor', 'goes to'],
        [
          ['without a token', `${code('/logout')}, which shows the log-in page`],
          ['whose one-time code is still to be entered', code('/login/choose-mfa')],
          ['whose session is not valid anymore, at a screen that needs one', code('/logout')],
          [
            'who is view-only, at a screen that is not for them',
            `${code('/dashboard/documents')}, or ${code('/registration/hold-account')} before the registration is complete`,
          ],
          [
            'who is logged in and refused otherwise',
            `${code('/not-found')}, which says why and offers the screen that helps ([refusals](errors.md#why-a-screen-is-closed))`,
          ],
        ],
      ),
      'A screen with a capability exists only at a bank whose provider announces it. A capability is switched off, never on, by a tenant.',
    ),
    ...areas.map(([area]) => section(area, screenTable(byArea.get(area) ?? []))),
    section(
      'Guards',
      '“Joint” is a joint holder with a complete, approved registration; “view-only” a depositor with the status `VIEW_ONLY`. “Yes” means that they may enter under the rule’s other conditions. The last two columns are about everybody else who is logged in.',
      table(
        ['guard', 'who may enter', 'joint', 'view-only', 'others go to', 'refusals'],
        guardNames.map((name) => guardRow(name, contexts)),
      ),
    ),
  )
}
