import { handlers, taxDocument } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { TaxesScreen } from './taxes-screen.tsx'

const forms = [
  taxDocument(),
  taxDocument({ uuid: 'older', tax_year: 2024, issued_at: '2025-01-31T05:00:00Z' }),
]

const meta = {
  title: 'Screens/Documents/Tax documents',
  component: TaxesScreen,
  render: () => <StoryRoute path="/dashboard/documents/taxes" Screen={TaxesScreen} />,
  parameters: provided(handlers.taxDocuments(forms)),
  play: settlesOn('list'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Forms: Story = {}
export const NothingYet: Story = {
  parameters: provided(handlers.taxDocuments([])),
  play: settlesOn('heading', { level: 2 }),
}
export const Forbidden: Story = {
  parameters: provided(handlers.taxDocuments.fails(403)),
  play: settlesOn('alert'),
}
export const Offline: Story = {
  parameters: provided(handlers.taxDocuments.breaks()),
  play: settlesOn('alert'),
}
export const Loading: Story = {
  parameters: provided(handlers.taxDocuments.hangs()),
  play: settlesOn('status'),
}
