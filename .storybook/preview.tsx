import type { Decorator, Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { Suspense } from 'react'
import { configure } from 'storybook/test'
import { clearRoot } from '../packages/session/src/storage/root-store.ts'
import { GlobalStyle } from '../packages/ui-kit/src/foundations/global-style.tsx'
import { applyBranding } from './brand-panel/apply-branding.ts'
import { modes } from './modes.ts'
import { tenants } from './tenants.ts'
import { viewports } from './viewports.ts'
import { startMessages } from './messages.ts'

// Rendering may take longer on a busy machine.
configure({ asyncUtilTimeout: 5_000 })

const firstTenant: unknown = import.meta.env.STORY_TENANT

let appliedKey = ''

/** Tenant, appearance and language are set before a story renders, and only when they change. */
const inTenantAndLanguage: Decorator = (Story, { globals, id }) => {
  const { language } = globals
  const tenant = String(globals['tenant'])
  const appearance = globals['appearance'] === 'dark' ? 'dark' : 'light'
  applyBranding({ slug: tenant, appearance, storyId: id })
  const requestedKey = `${tenant} ${String(language)}`
  if (requestedKey !== appliedKey) {
    startMessages(language, tenant)
    appliedKey = requestedKey
  }
  return (
    <Suspense fallback={null}>
      <GlobalStyle />
      <Story key={requestedKey} />
    </Suspense>
  )
}

const preview: Preview = {
  decorators: [inTenantAndLanguage],
  loaders: [mswLoader()],
  // No story meets what another has stored.
  beforeEach: () => {
    clearRoot()
    return clearRoot
  },
  initialGlobals: { tenant: firstTenant, language: 'en', appearance: 'light' },
  globalTypes: {
    tenant: {
      description: 'Institution',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [...tenants].map(([value, { branding }]) => ({ value, title: branding.shortName })),
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'es', title: 'Español' },
        ],
      },
    },
    appearance: {
      description: 'Appearance',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    // No style sheet is loaded a second time, and the nodes that pass a rule are only counted.
    a11y: { test: 'error', options: { preload: false, resultTypes: ['violations', 'incomplete'] } },
    chromatic: { modes },
    viewport: { options: viewports },
    controls: { disableSaveFromUI: true },
    options: {
      storySort: {
        order: [
          'Foundations',
          'Actions',
          'Fields',
          'Form',
          'Feedback',
          'Money',
          'Lists',
          'Chrome',
          'Templates',
          '*',
        ],
      },
    },
  },
}

export default preview
