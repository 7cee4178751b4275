import { disclosure, handlers } from '@coffer/api-client/faking'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { onPhone, provided, settlesOn } from '../story-provider.ts'
import { DocumentsScreen } from './documents-screen.tsx'

const signed = [
  disclosure({ title: 'Account agreement', signed_at: '2026-11-20T15:04:05Z' }),
  disclosure({
    uuid: '00000000-0000-4000-8000-000000000099',
    title: 'Electronic communications',
    signed_at: '2026-11-20T15:04:05Z',
  }),
]

const meta = {
  title: 'Dashboard/Documents',
  component: DocumentsScreen,
  render: () => <StoryRoute path="/dashboard/documents" Screen={DocumentsScreen} />,
  parameters: provided(handlers.disclosures(signed)),
  play: settlesOn('heading', { level: 2 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Signed: Story = {}
export const OnAPhone: Story = { globals: onPhone }
export const InSpanish: Story = { globals: { language: 'es' } }
export const None: Story = { parameters: provided(handlers.disclosures([])) }
export const NotLoaded: Story = {
  parameters: provided(handlers.disclosures.fails(500)),
  play: settlesOn('alert'),
}
export const Loading: Story = {
  parameters: provided(handlers.disclosures.hangs()),
  play: settlesOn('status'),
}
