import { localHost } from '@coffer/branding/linking-host'
import { demoPassword, people } from './seed/people.ts'
import type { Settings } from './settings.ts'
import type { TenantDirectory } from './tenants/directory.ts'
import { localhostOrigin } from './tenants/local-ports.ts'
import { consoleOrigin, localOrigin } from './tenants/origins.ts'

interface Running {
  readonly tenants: TenantDirectory
  readonly port: number
  readonly settings: Pick<Settings, 'operatorHost' | 'operatorKey' | 'localPorts' | 'pagesPortDistance'>
  /**
   * Whether the operator's key was given rather than derived: then it is known to the person, and printing it would
   * leave it in a log.
   */
  readonly isKeyGiven: boolean
  readonly hasDemoDepositors: boolean
}

/** The URLs to open and the users to log in as, for the person who started the provider. */
export function whereToGo(running: Running): readonly string[] {
  const { tenants, port, settings, isKeyGiven, hasDemoDepositors } = running
  const { operatorHost, operatorKey, localPorts, pagesPortDistance } = settings
  const key = isKeyGiven ? '' : `#${operatorKey}`
  const names = people.map(({ name }) => name)
  return [
    '',
    // A development server has the pages: those of the provider are of the last build.
    ...rows(
      'Open',
      tenants.all.map(({ slug }) => {
        const other = localhostOrigin(localPorts, slug, pagesPortDistance)
        return `${localOrigin(slug, port + pagesPortDistance)}/${other === undefined ? '' : ` or ${other}/`}`
      }),
    ),
    ...rows('Console', [
      `${consoleOrigin(operatorHost, port)}/sandbox${key}`,
      ...(localPorts.has(port) ? [`or http://${localHost}:${port}/sandbox${key}`] : []),
    ]),
    ...rows(
      'Log in',
      hasDemoDepositors
        ? [
            `active@example.com, password ${demoPassword}; the console shows the code`,
            `Other demo depositors, each in the state of its name:`,
            ...lines(names.filter((name) => name !== 'active')),
          ]
        : [],
    ),
    ...rows('Stop', ['Ctrl-C']),
    '',
  ]
}

const rows = (title: string, texts: readonly string[]): readonly string[] =>
  texts.map((text, index) => `  ${(index === 0 ? title : '').padEnd(9)}${text}`)

const NAMES_A_LINE = 9

/** The names, several per line. */
function lines(names: readonly string[]): readonly string[] {
  const count = Math.ceil(names.length / NAMES_A_LINE)
  return Array.from({ length: count }, (_, line) =>
    names.slice(line * NAMES_A_LINE, (line + 1) * NAMES_A_LINE).join(', '),
  )
}
