import type { Decorator, Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { Suspense } from 'react'
import { configure } from 'storybook/test'
import { GlobalStyle } from '../packages/ui-kit/src/foundations/global-style.tsx'
import { tenants, wear } from './tenants.ts'
import { speak } from './words.ts'

// What a person would wait for may take longer on a busy machine.
configure({ asyncUtilTimeout: 5_000 })

const firstTenant: unknown = import.meta.env.STORY_TENANT

let spoken: unknown
let worn: unknown

/** Tenant and language are set before a story is drawn, and only when they change. */
const inTenantAndLanguage: Decorator = (Story, { globals }) => {
  const { tenant, language } = globals
  if (tenant !== worn && typeof tenant === 'string') {
    wear(tenant)
    worn = tenant
  }
  if (language !== spoken) {
    speak(language)
    spoken = language
  }
  return (
    <Suspense fallback={null}>
      <GlobalStyle />
      <Story key={`${String(tenant)} ${String(language)}`} />
    </Suspense>
  )
}

const preview: Preview = {
  decorators: [inTenantAndLanguage],
  loaders: [mswLoader()],
  initialGlobals: { tenant: firstTenant, language: 'en' },
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
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
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
