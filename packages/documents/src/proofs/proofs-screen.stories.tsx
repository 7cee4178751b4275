import { handlers, proofs } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import { provided, settlesOn } from '@coffer/router/story-provider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fireEvent, userEvent } from 'storybook/test'
import { closedAccount, many, newAccount, ofEachKind } from './example-proofs.ts'
import { ProofsScreen } from './proofs-screen.tsx'

const meta = {
  title: 'Screens/Documents/Letters and summaries',
  component: ProofsScreen,
  render: () => <StoryRoute path="/dashboard/documents/proofs" Screen={ProofsScreen} />,
  parameters: provided(handlers.proofs(proofs({ proofs: ofEachKind }))),
  play: settlesOn('radio'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const choose = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], name: RegExp) =>
  userEvent.click(await canvas.findByRole('radio', { name }))

export const OfEachKind: Story = {}
export const First: Story = {
  parameters: provided(handlers.proofs(proofs())),
  tags: ['no-snapshot'],
}
export const Many: Story = {
  parameters: provided(handlers.proofs(proofs({ proofs: many }))),
  tags: ['no-snapshot'],
}
export const PeriodWithErrors: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, /^Statement for a period/)
    await fireEvent.change(canvas.getByLabelText('First day'), { target: { value: '2026-10-01' } })
    await fireEvent.change(canvas.getByLabelText('Last day'), { target: { value: '2026-09-01' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Create PDF' }))
    await canvas.findByRole('alert')
  },
}
export const Year: Story = {
  tags: ['no-snapshot'],
  play: async ({ canvas }) => {
    await choose(canvas, /^Year summary/)
    await canvas.findByLabelText('Year')
  },
}
export const Created: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, /^Balance letter/)
    await userEvent.click(canvas.getByRole('button', { name: 'Create PDF' }))
    await canvas.findByText('Your PDF is ready')
  },
}
export const LostAnswer: Story = {
  parameters: provided(handlers.proofs(proofs({ proofs: ofEachKind })), handlers.createProof.breaks()),
  tags: ['no-snapshot'],
  play: async ({ canvas }) => {
    await choose(canvas, /^Balance letter/)
    await userEvent.click(canvas.getByRole('button', { name: 'Create PDF' }))
    await canvas.findByRole('alert')
  },
}
export const LimitReached: Story = {
  parameters: provided(handlers.proofs(proofs({ left_today: 0, proofs: ofEachKind }))),
  tags: ['no-snapshot'],
  play: settlesOn('list'),
}
export const ClosedAccount: Story = {
  parameters: provided(handlers.proofs(proofs({ account: closedAccount, proofs: ofEachKind }))),
  tags: ['no-snapshot'],
}
export const OpenedToday: Story = {
  parameters: provided(handlers.proofs(proofs({ account: newAccount }))),
  tags: ['no-snapshot'],
}
export const NoAccount: Story = {
  parameters: provided(handlers.proofs(proofs({ account: null }))),
  tags: ['no-snapshot'],
  play: settlesOn('heading', { level: 2 }),
}
export const Forbidden: Story = {
  parameters: provided(handlers.proofs.fails(403)),
  tags: ['no-snapshot'],
  play: settlesOn('alert'),
}
export const Offline: Story = {
  parameters: provided(handlers.proofs.breaks()),
  tags: ['no-snapshot'],
  play: settlesOn('alert'),
}
export const Loading: Story = {
  parameters: provided(handlers.proofs.hangs()),
  tags: ['no-snapshot'],
  play: settlesOn('status'),
}
