import { disclosure, handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { DisclosuresScreen } from './disclosures-screen.tsx'

const signed = { signed_at: '2024-11-04T16:00:00Z' }
const agreement = disclosure({ uuid: 'a', title: 'Deposit account agreement', ...signed })
const consent = disclosure({ uuid: 'c', title: 'Consent to electronic disclosures', ...signed })
const old = disclosure({ uuid: 'o', title: 'Privacy notice', version: '2024-01', ...signed })
const newer = disclosure({ uuid: 'n', title: 'Privacy notice', version: '2026-01.2' })

const meta = {
  title: 'Screens/Documents/Disclosures',
  component: DisclosuresScreen,
  render: () => <StoryRoute path="/disclosures" Screen={DisclosuresScreen} />,
  parameters: provided(
    handlers.disclosures([agreement, consent, newer, old]),
    handlers.activeDisclosures([agreement, consent, newer]),
  ),
  play: settlesOn('heading', { level: 2 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const SignedAndNewer: Story = {}
export const AllSigned: Story = {
  parameters: provided(
    handlers.disclosures([agreement, consent]),
    handlers.activeDisclosures([agreement, consent]),
  ),
}
export const StatusUnknown: Story = {
  parameters: provided(handlers.disclosures([agreement]), handlers.activeDisclosures.fails(500)),
}
export const None: Story = { parameters: provided(handlers.disclosures([])) }
export const Forbidden: Story = {
  parameters: provided(handlers.disclosures.fails(403)),
  play: settlesOn('alert'),
}
export const Offline: Story = {
  parameters: provided(handlers.disclosures.breaks()),
  play: settlesOn('alert'),
}
export const Loading: Story = {
  parameters: provided(handlers.disclosures.hangs()),
  play: settlesOn('status'),
}
