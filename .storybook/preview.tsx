import type { Decorator, Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { setupWorker } from 'msw/browser'
import { type ReactNode, Suspense, useState } from 'react'
import { configure } from 'storybook/test'
import { configureTransport } from '../packages/api-client/src/transport/transport.ts'
import { currentLanguage } from '../packages/i18n/src/language.ts'
import { StoryFrame } from '../packages/router/src/story.tsx'
import { clearRoot } from '../packages/session/src/storage/root-store.ts'
import { toasts } from '../packages/session/src/toasts.ts'
import { bearer } from '../packages/session/src/token/session.ts'
import { tokenStore } from '../packages/session/src/token/token-store.ts'
import { GlobalStyle } from '../packages/ui-kit/src/foundations/global-style.tsx'
import { applyBranding } from './brand-panel/apply-branding.ts'
import { modes } from './modes.ts'
import { ScreenFrame } from './screen-frame.tsx'
import { tenants } from './tenants.ts'
import { viewports } from './viewports.ts'
import { startMessages, translateStory } from './messages.ts'

// Rendering may take longer on a busy machine.
configure({ asyncUtilTimeout: 5_000 })

const firstTenant: unknown = import.meta.env.STORY_TENANT

/** The worker is beside the page, at any path where a built Storybook is served. */
const workerUrl = `${import.meta.env.BASE_URL}mockServiceWorker.js`

async function startWorker() {
  const worker = setupWorker()
  await worker.start({ quiet: true, serviceWorker: { url: workerUrl } })
  return worker
}

function clearStorage(): void {
  tokenStore.set(null)
  clearRoot()
  toasts.reset()
}

/** Starts the messages whenever a story mounts, in English, because that is the language in which stories are played. */
function Messages({ tenant, children }: { tenant: string; children: ReactNode }) {
  useState(() => startMessages(tenant))
  return children
}

/** Sets tenant and appearance before a story renders. */
const withTenant: Decorator = (Story, { globals, id }) => {
  const tenant = String(globals['tenant'])
  const appearance = globals['appearance'] === 'dark' ? 'dark' : 'light'
  applyBranding({ slug: tenant, appearance, storyId: id })
  return (
    <Suspense fallback={null}>
      <GlobalStyle />
      <Messages key={tenant} tenant={tenant}>
        <Story />
      </Messages>
    </Suspense>
  )
}

/** Renders screens in the application's frame, by the chrome of their route. */
const withFrame: Decorator = (Story, { globals: { frame } }) => (
  <StoryFrame key={String(frame)} value={frame === 'off' ? null : ScreenFrame}>
    <Story />
  </StoryFrame>
)

const preview: Preview = {
  decorators: [withFrame, withTenant],
  loaders: [mswLoader(startWorker)],
  // Isolates stories from the storage, session and toast of others.
  beforeEach: () => {
    clearStorage()
    // Retries a failed request at once, so that a failure is shown without delay.
    configureTransport({ bearer, retryDelayMs: 0, language: currentLanguage })
    return clearStorage
  },
  // A story is played before it is translated, so that its play finds the texts that it names.
  afterEach: ({ globals }) => translateStory(globals['language']),
  initialGlobals: { tenant: firstTenant, language: 'en', appearance: 'light', frame: 'on' },
  globalTypes: {
    tenant: {
      description: 'Tenant',
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
    frame: {
      description: 'Frame',
      toolbar: {
        icon: 'sidebar',
        items: [
          { value: 'on', title: 'In the frame' },
          { value: 'off', title: 'Without the frame' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    // Loads no style sheet a second time, and only counts the nodes that pass a rule.
    a11y: { test: 'error', options: { preload: false, resultTypes: ['violations', 'incomplete'] } },
    chromatic: { modes },
    viewport: { options: viewports },
    controls: { disableSaveFromUI: true },
    options: {
      storySort: {
        order: [
          'Start here',
          'Brand',
          ['Logos and icons', 'Shape and surface', 'Sheet'],
          'Components',
          [
            'Button',
            'Fields',
            ['Text', 'Text area', 'Numbers', 'Day', 'Choices', 'Slider', 'Password', 'New password', 'Files'],
            'Form',
            'Feedback',
            'Money',
            'Lists',
            'Layout',
            'Templates',
            'Frame',
            '*',
            'Failures',
            'Application',
          ],
          'Screens',
          [
            'Log in',
            [
              'Log-in page',
              'Log in',
              'One-time code',
              'Reset password',
              'Savings calculator',
              'This wasn’t me',
              'Unsubscribe',
              'Log out',
            ],
            'Registration',
            [
              'Open an account',
              'Email verification',
              'Your application',
              'Before you begin',
              'Basic information',
              'Address',
              'Employer',
              'Confirm details',
              'Identity check',
              'Additional information',
              'Reviewing your application',
              'On hold',
              'Already registered',
              'Approved',
              'Cancel application',
              'Application canceled',
            ],
            'Linking',
            [
              'Link a bank',
              'Linking failed',
              'Bank details',
              'Two small deposits',
              'Link again',
              'Another bank',
            ],
            'Funding',
            ['First amount', 'Disclosures', 'Ready to fund', 'Funded', 'Returned'],
            'Dashboard',
            ['Home', 'Transactions', 'Transaction details', 'Interest', 'Alerts'],
            'Transfers',
            [
              'Deposit',
              'Deposit submitted',
              'Edit deposit',
              'Deposit changed',
              'Withdraw',
              'Withdrawal submitted',
            ],
            'Goals',
            ['List', 'Add', 'Goal', 'Edit'],
            'Automatic saving',
            ['List', 'Add', 'Edit'],
            'Documents',
            ['Overview', 'Statements', 'Tax documents', 'Letters and summaries', 'Disclosures'],
            'Messages',
            ['Message center', 'New message', 'FAQ'],
            'My account',
            ['My account', 'User information', 'Edit email and phone', 'Code for a change', 'Result'],
            'Beneficiaries',
            ['List', 'Add', 'Details', 'Edit', 'Shares', 'Remove', 'Success'],
            'Non-profit',
            'Joint account',
            [
              'What it means',
              'Contact',
              'About the holder',
              'Confirm details',
              'Results',
              'Holder',
              'Edit email',
              'Cancel application',
              'Invitation',
            ],
            'Not found',
          ],
          'Emails',
          'Documents',
        ],
      },
    },
  },
}

export default preview
