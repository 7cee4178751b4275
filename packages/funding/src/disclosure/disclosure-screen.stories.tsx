import { approvedApplication, disclosure, handlers, linkedAccount, respond } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { DisclosureScreen } from './disclosure-screen.tsx'

const paragraph =
  '<p>We pay interest on every dollar from the day it arrives, and compound it each month.</p>'
const terms = disclosure({
  uuid: 'terms',
  body_html: `<h3>Your account</h3>${paragraph.repeat(8)}`,
  download_url: 'https://documents.example/terms.pdf',
})
const fees = disclosure({
  uuid: 'fees',
  hash: 'fee',
  title: 'Fees',
  attestation: 'I have read and agree to the fees.',
})
const electronic = disclosure({
  uuid: 'consent',
  hash: 'electronic',
  title: 'Consent to electronic disclosures',
  attestation: 'I agree to receive disclosures electronically and confirm that I can open and keep them.',
  body_html: '<h3>Your right to paper</h3><p>You may ask for a paper copy of any disclosure.</p>',
  is_electronic_consent: true,
})
const application = approvedApplication('verified', [linkedAccount()])
const signed = { signed_at: '2026-11-20T15:04:05Z' }

const meta = {
  title: 'Screens/Funding/Disclosures',
  component: DisclosureScreen,
  render: () => <StoryRoute path="/fund-account/disclosure" Screen={DisclosureScreen} />,
  parameters: provided(...application, handlers.activeDisclosures([terms, fees])),
  play: settlesOn('checkbox'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const consent: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('checkbox'))
  await userEvent.click(await canvas.findByRole('button', { name: /documents|documentos/ }))
  await canvas.findByRole('heading', { name: 'Fees' })
}
const send: NonNullable<Story['play']> = async (context) => {
  await consent(context)
  const { canvas } = context
  await userEvent.click(canvas.getByRole('button', { name: 'Agree and continue' }))
  await canvas.findByRole('alert')
}
const agreeAndSend: NonNullable<Story['play']> = async (context) => {
  await consent(context)
  const { canvas } = context
  for (const box of await canvas.findAllByRole('checkbox')) await userEvent.click(box)
  await userEvent.click(canvas.getByRole('button', { name: 'Agree and continue' }))
}

export const Consent: Story = {}
/** The consent is a document of the provider, which is signed. */
export const SignedConsent: Story = {
  parameters: provided(...application, handlers.activeDisclosures([electronic, terms, fees])),
}
export const ConsentMissing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to the documents' }))
    await canvas.findByRole('alert')
  },
}
export const ToRead: Story = { play: consent }
export const WithErrors: Story = { play: send }
/** The bank publishes a new version while the depositor reads, so the signature of the old one is rejected. */
let isNewVersion = false
export const OneChanged: Story = {
  beforeEach: () => {
    isNewVersion = false
  },
  parameters: provided(
    ...application,
    handlers.activeDisclosures.answers(() =>
      respond([terms, isNewVersion ? { ...fees, hash: 'newer' } : fees]),
    ),
    handlers.signDisclosure.answers(() => {
      isNewVersion = true
      return respond(null, { code: 422 })
    }),
  ),
  play: async (context) => {
    await agreeAndSend(context)
    // Waits for the heading, as both the notice above the documents and the error summary are alerts.
    await context.canvas.findByRole('heading', { name: 'One thing needs your attention' })
  },
}
export const OneSigned: Story = {
  parameters: provided(...application, handlers.activeDisclosures([{ ...terms, ...signed }, fees])),
}
export const AllSigned: Story = {
  parameters: provided(
    ...application,
    handlers.activeDisclosures([
      { ...terms, ...signed },
      { ...fees, ...signed },
    ]),
  ),
  play: settlesOn('article'),
}
export const NotSigned: Story = {
  parameters: provided(
    ...application,
    handlers.activeDisclosures([terms, fees]),
    handlers.signDisclosure.fails(500),
  ),
  play: async (context) => {
    await agreeAndSend(context)
    await context.canvas.findByRole('alert')
  },
}
export const NotLoaded: Story = {
  parameters: provided(...application, handlers.activeDisclosures.fails(500)),
  play: settlesOn('alert'),
}
