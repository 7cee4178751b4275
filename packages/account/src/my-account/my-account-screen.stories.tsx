import {
  account,
  depositorProgress,
  filledFields,
  handlers,
  jointHolder,
  rememberedDevice,
  user,
} from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { banks, viewOnly } from '../example-people.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { MyAccountScreen } from './my-account-screen.tsx'

const phone = rememberedDevice({ uuid: 'phone', device_name: 'My phone', os: 'Android', is_current: false })
const emptyFields = Object.fromEntries(Object.keys(filledFields()).map((field) => [field, null]))

const meta = {
  title: 'Screens/My account/My account',
  component: MyAccountScreen,
  render: () => <StoryRoute path="/my-account" Screen={MyAccountScreen} />,
  parameters: provided(handlers.devices([rememberedDevice(), phone])),
  play: settlesOn('region'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const press =
  (name: string, then: string): Play =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name }))
    await canvas.findAllByRole(then)
  }

export const Complete: Story = {}
export const NumberShown: Story = {
  tags: ['no-snapshot'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show account number' }))
    await canvas.findByText('400112344821')
  },
}
export const WithANickname: Story = {
  tags: ['no-snapshot'],
  parameters: provided(handlers.accounts([account({ nickname: 'Rainy day' })])),
}
export const NicknameDialog: Story = { play: press('Add nickname', 'dialog') }
export const NumberNotShown: Story = {
  tags: ['no-snapshot'],
  parameters: provided(handlers.accountNumber.fails(500)),
  play: press('Show account number', 'alert'),
}
export const BankLocked: Story = { parameters: provided(banks({ status: 'LOCKED' })) }
export const SeveralBanks: Story = {
  tags: ['no-snapshot'],
  parameters: provided(
    banks({}, { uuid: 'b', mask: '1111', status: 'VERIFICATION_PENDING', source_type: 'MANUAL' }),
  ),
}
export const NoRelatedParties: Story = {
  tags: ['no-snapshot'],
  parameters: provided(
    handlers.beneficiaries([]),
    handlers.selectedNonProfit.fails(400, { message: 'None is selected.' }),
  ),
}
export const WithAJointHolder: Story = { parameters: provided(handlers.jointHolder(jointHolder())) }
export const ViewOnly: Story = { parameters: provided(viewOnly(), banks({ status: 'VIEW_ONLY' })) }
export const NothingYet: Story = {
  parameters: provided(
    handlers.progress(depositorProgress({ fields: emptyFields })),
    handlers.user(user({ phone: null })),
    handlers.accounts([]),
    handlers.devices([]),
    banks(),
  ),
  play: settlesOn('heading', { level: 1 }),
}
export const ForgetDialog: Story = {
  tags: ['no-snapshot'],
  play: press('Remove My phone', 'dialog'),
}
export const ForgetRejected: Story = {
  tags: ['no-snapshot'],
  parameters: provided(
    handlers.devices([rememberedDevice(), phone]),
    handlers.forgetDevice.fails(403, { message: 'Not now.' }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove My phone' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove device' }))
    await canvas.findAllByRole('alert')
  },
}
export const NothingLoads: Story = {
  parameters: provided(
    handlers.user.fails(500),
    handlers.accounts.fails(500),
    handlers.linkedAccounts.fails(500),
    handlers.devices.fails(500),
  ),
  play: settlesOn('alert'),
}
export const Loading: Story = {
  parameters: provided(
    handlers.user.hangs(),
    handlers.accounts.hangs(),
    handlers.linkedAccounts.hangs(),
    handlers.devices.hangs(),
  ),
  play: settlesOn('status'),
}
