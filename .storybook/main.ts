import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** A folder with only msw's worker, copied from the installed version so that the two never differ. */
function workerFolder(): string {
  const folder = here('../node_modules/.cache/story-worker/')
  mkdirSync(folder, { recursive: true })
  copyFileSync(here('../node_modules/msw/lib/mockServiceWorker.js'), `${folder}mockServiceWorker.js`)
  return folder
}

/**
 * The data of each tenant, which the panel edits. A build omits the rest of the folder, such as snapshots. The
 * development server serves the whole folder, so that it includes tenants that are created while it runs.
 */
function brandDirs(isBuild: boolean): { from: string; to: string }[] {
  if (!isBuild) return [{ from: '../tenants', to: '/brands' }]
  return readdirSync(here('../tenants'))
    .flatMap((slug) =>
      ['branding.json', 'tenant.json', 'logos', 'pictures', 'locales'].map((name) => `${slug}/${name}`),
    )
    .filter((path) => existsSync(here(`../tenants/${path}`)))
    .map((path) => ({ from: `../tenants/${path}`, to: `/brands/${path}` }))
}

/** The provider's documents in each tenant's brand. A Node process draws them, because a browser cannot. */
function documentsFolder(): string {
  const folder = here('../.cache/example-documents/')
  const draw = here('../apps/sandbox/tools/draw-documents.ts')
  execFileSync(process.execPath, [draw, folder, here('../tenants')], { stdio: 'inherit' })
  return folder
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['*.mdx', '../packages/*/src/**/*.stories.tsx', '../apps/web/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: (storybooks = [], { configType }) => [
    ...storybooks,
    ...brandDirs(configType === 'PRODUCTION'),
    { from: workerFolder(), to: '/' },
    { from: documentsFolder(), to: '/documents' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook's onboarding is for authors of stories; this Storybook is for readers.
  features: { sidebarOnboardingChecklist: false, backgrounds: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    define: {
      ...vite.define,
      'import.meta.env.STORY_TENANT': JSON.stringify(process.env['STORY_TENANT'] ?? 'harbor'),
    },
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
}

export default config
