import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** A folder with msw's worker only, copied from the installed version so that the two never differ. */
function workerFolder(): string {
  const folder = here('../node_modules/.cache/story-worker/')
  mkdirSync(folder, { recursive: true })
  copyFileSync(here('../node_modules/msw/lib/mockServiceWorker.js'), `${folder}mockServiceWorker.js`)
  return folder
}

/** Each tenant's branding and logos; the rest of its folder, such as snapshots, is not served. */
function brandsServed(): { from: string; to: string }[] {
  return readdirSync(here('../tenants'))
    .flatMap((slug) => [`${slug}/branding.json`, `${slug}/logos`])
    .filter((path) => existsSync(here(`../tenants/${path}`)))
    .map((path) => ({ from: `../tenants/${path}`, to: `/brands/${path}` }))
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.stories.tsx', '../apps/web/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [...brandsServed(), { from: workerFolder(), to: '/' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook's onboarding is for authors of stories; this Storybook is for readers.
  features: { sidebarOnboardingChecklist: false, backgrounds: false },
  typescript: { reactDocgen: false },
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
