import { handlers, verifiedProof } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import { provided, settlesOn } from '@coffer/router/story-provider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { VerifyScreen } from './verify-screen.tsx'

const meta = {
  title: 'Screens/Documents/Check a document',
  component: VerifyScreen,
  render: () => <StoryRoute path="/verify-document" Screen={VerifyScreen} />,
  parameters: provided(),
  play: settlesOn('textbox'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const check =
  (until: 'status' | 'alert', code = '7kq2-m4x9-tb3h-vd6z'): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), code)
    await userEvent.click(canvas.getByRole('button', { name: 'Check document' }))
    await canvas.findAllByRole(until)
  }

export const Empty: Story = { tags: ['no-snapshot'] }
export const Found: Story = { play: check('status') }
export const PeriodOfTwoHolders: Story = {
  parameters: provided(
    handlers.verifyProof(
      verifiedProof({
        kind: 'period_statement',
        holders: ['Ada Rivera', 'Mateo Rivera'],
        period_from: '2026-08-15',
        period_until: '2026-10-14',
      }),
    ),
  ),
  tags: ['no-snapshot'],
  play: check('status'),
}
export const AccountDetails: Story = {
  parameters: provided(handlers.verifyProof(verifiedProof({ kind: 'account_details', balance: null }))),
  tags: ['no-snapshot'],
  play: check('status'),
}
export const ClosedAccount: Story = {
  parameters: provided(handlers.verifyProof(verifiedProof({ balance: 0, closed_on: '2026-10-30' }))),
  tags: ['no-snapshot'],
  play: check('status'),
}
export const UnknownCode: Story = {
  parameters: provided(handlers.verifyProof.fails(404)),
  play: check('alert'),
}
export const NotACode: Story = { tags: ['no-snapshot'], play: check('alert', '7kq2') }
export const TooManyTries: Story = {
  parameters: provided(handlers.verifyProof.fails(429)),
  tags: ['no-snapshot'],
  play: check('alert'),
}
export const Offline: Story = {
  parameters: provided(handlers.verifyProof.breaks()),
  tags: ['no-snapshot'],
  play: check('alert'),
}
