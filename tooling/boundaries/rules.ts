import type { IForbiddenRuleType } from 'dependency-cruiser'
import { layers, providerImports } from './layers.ts'

const inside = (names: readonly string[]) => `^(packages|apps)/(${names.join('|')})/`

/** A layer imports from no layer above it, and a package from no other package of its own layer. */
const layerRules = layers.flatMap((layer, index): IForbiddenRuleType[] => {
  const above = layers.slice(index + 1).flat()
  return [
    {
      name: `layer-${index + 1}-imports-its-neighbor`,
      severity: 'error',
      from: { path: `^(?:packages|apps)/(${layer.join('|')})/` },
      to: { path: inside(layer), pathNot: '^(packages|apps)/$1/' },
    },
    ...(above.length > 0
      ? [
          {
            name: `layer-${index + 1}-imports-a-higher-one`,
            severity: 'error' as const,
            from: { path: inside(layer) },
            to: { path: inside(above) },
          },
        ]
      : []),
  ]
})

export const forbidden: IForbiddenRuleType[] = [
  ...layerRules,
  {
    name: 'unlisted-package',
    comment: 'No layer rule applies to the imports of a package that is on no layer.',
    severity: 'error',
    from: { path: '^(packages|apps)/' },
    to: { path: '^(packages|apps)/', pathNot: inside(layers.flat()) },
  },
  {
    name: 'provider-imports-the-client',
    severity: 'error',
    from: { path: '^apps/sandbox/' },
    to: { path: '^(packages|apps)/', pathNot: `^(${[...providerImports, 'apps/sandbox/'].join('|')})` },
  },
  {
    name: 'product-imports-tooling',
    severity: 'error',
    from: { path: '^(packages|apps)/[^/]+/src/' },
    to: { path: '^tooling/' },
  },
  {
    name: 'no-circles',
    comment: 'Type imports count too: a cycle of types is a cycle of concepts.',
    severity: 'error',
    from: {},
    to: { circular: true },
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
