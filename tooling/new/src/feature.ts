import { type ChangeSet, Refusal } from './change-set.ts'
import type { Name } from './names.ts'
import type { ScreenOptions } from './screen-options.ts'
import { addScreen } from './screen.ts'

const layersFile = 'tooling/boundaries/layers.ts'
const architecture = 'docs/architecture.md'

/** A package of a feature with its first screen. */
export function addFeature(changes: ChangeSet, options: ScreenOptions): void {
  const { feature, title } = options
  const folder = `packages/${feature.kebab}`
  if (changes.exists(folder)) throw new Refusal(`${folder} exists already.`)
  changes.create(`${folder}/package.json`, manifest(feature, title))
  changes.create(`${folder}/README.md`, readme(options))
  changes.create(`${folder}/src/messages.ts`, messages(feature))
  changes.create(`${folder}/src/screens.ts`, screens(feature))
  for (const language of ['en', 'es']) changes.create(`${folder}/src/locales/${language}.json`, '{}\n')
  addScreen(changes, options)

  // The features are the layer of `auth`.
  const layers = changes.read(layersFile)
  const [layer] = /^ {4}'auth',(?:\n {4}'[\w-]+',)*/m.exec(layers) ?? []
  if (layer === undefined) throw new Refusal(`${layersFile} has no layer with “auth”.`)
  changes.replace(layersFile, layer, `${layer}\n    '${feature.kebab}',`)
  const [drawn] = /^\d {2}auth.*\n(?: .*\n)*/m.exec(changes.read(architecture)) ?? []
  if (drawn === undefined) throw new Refusal(`${architecture} has no layer with “auth”.`)
  changes.replace(architecture, drawn, `${drawn}   ${feature.kebab}\n`)

  changes.addKeys('apps/web/package.json', { [`@coffer/${feature.kebab}`]: 'workspace:*' }, ['dependencies'])
  changes.insertAfter(
    'apps/web/src/screens.ts',
    /^import \{ \w+Screens \} from '@coffer\//,
    `import { ${feature.camel}Screens } from '@coffer/${feature.kebab}/screens'`,
  )
  changes.insertAfter('apps/web/src/screens.ts', /^ {2}\.\.\.\w+Screens,$/, `  ...${feature.camel}Screens,`)
  changes.consider(
    `${folder}/README.md`,
    `# @coffer/${feature.kebab}`,
    'what the feature does, and its invariants',
  )
}

const manifest = ({ kebab }: Name, title: string) =>
  JSON.stringify({
    name: `@coffer/${kebab}`,
    private: true,
    description: title,
    license: 'Apache-2.0',
    type: 'module',
    exports: { './screens': './src/screens.ts' },
    dependencies: {
      '@coffer/api-client': 'workspace:*',
      '@coffer/errors': 'workspace:*',
      '@coffer/i18n': 'workspace:*',
      '@coffer/router': 'workspace:*',
      '@coffer/ui-kit': 'workspace:*',
      '@tanstack/react-query': 'catalog:',
      react: 'catalog:',
    },
    devDependencies: {
      '@storybook/react-vite': 'catalog:',
      '@testing-library/react': 'catalog:',
      '@types/react': 'catalog:',
      'react-dom': 'catalog:',
      vitest: 'catalog:',
    },
  })

const readme = ({ feature, name, path, title }: ScreenOptions) => `# @coffer/${feature.kebab}

${title}.

| folder | route |
| --- | --- |
| \`${name.kebab}\` | \`${path}\` |
`

const messages = ({ kebab }: Name) => `import { defineMessages } from '@coffer/i18n/messages'
import type en from './locales/en.json'

export const messages = defineMessages<typeof en>('${kebab}', {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
})
export const useTranslations = messages.useTranslations
`

const screens = ({ camel }: Name) => `import { messages as errors } from '@coffer/errors/messages'
import { type Screens, screenWith } from '@coffer/router/screens'
import { messages } from './messages.ts'

const screen = screenWith(messages, errors)

/** The screens of this feature by route; each is a separate chunk. */
export const ${camel}Screens = {
} satisfies Partial<Screens>
`
