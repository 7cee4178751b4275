import type { IForbiddenRuleType } from 'dependency-cruiser'
import { floors, providerImports } from './floors.ts'

const inPackages = (names: readonly string[]) => `^packages/(${names.join('|')})/`

/** A floor reaches no floor above it, and no other package of its own floor. */
const floorRules = floors.flatMap((floor, index): IForbiddenRuleType[] => {
  const above = floors.slice(index + 1).flat()
  const rules: IForbiddenRuleType[] = [
    {
      name: `floor-${index + 1}-reaches-apps`,
      severity: 'error',
      from: { path: inPackages(floor) },
      to: { path: '^apps/' },
    },
    {
      name: `floor-${index + 1}-imports-its-neighbour`,
      severity: 'error',
      from: { path: '^packages/([^/]+)/', pathNot: `^packages/(?!${floor.join('/|')}/)` },
      to: { path: inPackages(floor), pathNot: '^packages/$1/' },
    },
  ]
  if (above.length > 0) {
    rules.push({
      name: `floor-${index + 1}-imports-a-higher-one`,
      severity: 'error',
      from: { path: inPackages(floor) },
      to: { path: inPackages(above) },
    })
  }
  return rules
})

export const forbidden: IForbiddenRuleType[] = [
  ...floorRules,
  {
    name: 'the-provider-imports-the-client',
    severity: 'error',
    from: { path: '^apps/sandbox/' },
    to: { path: '^(packages|apps)/', pathNot: `^packages/(${providerImports.join('|')})/|^apps/sandbox/` },
  },
  {
    name: 'no-circles',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  { name: 'nothing-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  {
    name: 'no-climbing',
    comment: 'A package is reached through its exports.',
    severity: 'error',
    from: { path: '^(packages|apps)/([^/]+)/' },
    to: { path: '^(packages|apps)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
  },
]
