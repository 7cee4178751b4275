import { approvedApplication, handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { pendingAccount } from '../example-accounts.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { BankingInformationScreen } from './banking-information-screen.tsx'

const meta = {
  title: 'Screens/Linking/Bank details',
  component: BankingInformationScreen,
  render: () => <StoryRoute path="/manual-funding/banking-information" Screen={BankingInformationScreen} />,
  parameters: provided(...approvedApplication('confirmed')),
  play: settlesOn('textbox'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const fillIn: Story['play'] = async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText('Routing number'), '021000021')
  await userEvent.type(canvas.getByLabelText('Account number'), '000123456789')
  await userEvent.type(canvas.getByLabelText('Confirm account number'), '000123456789')
}
const send: Story['play'] = async (context) => {
  await fillIn(context)
  await userEvent.click(context.canvas.getByRole('button', { name: 'Send two small deposits' }))
  await context.canvas.findByRole('alert')
}

export const Empty: Story = {}
export const BankKnown: Story = { play: fillIn }
export const WithErrors: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send two small deposits' }))
    await canvas.findByRole('alert')
  },
}
export const Refused: Story = {
  parameters: provided(
    ...approvedApplication('confirmed'),
    handlers.linkManually.fails(422, { errors: { routing_number: ["We can't reach this bank."] } }),
  ),
  play: send,
}
export const Failed: Story = {
  parameters: provided(...approvedApplication('confirmed'), handlers.linkManually.fails(500)),
  play: send,
}
export const NumbersWereWrong: Story = {
  parameters: provided(
    ...approvedApplication('bank', [
      pendingAccount({
        status: 'VERIFICATION_RETURNED',
        routing_number: '021000021',
        account_type: 'savings',
      }),
    ]),
  ),
}
export const ReplacesAnother: Story = {
  parameters: provided(...approvedApplication('bank', [pendingAccount()])),
}
export const AnotherBanksNumber: Story = {
  parameters: provided(
    ...approvedApplication('confirmed', [], {
      linking_mode: 'MANUAL_SAME_FI_ONLY',
      same_fi_institution: 'Ally Bank',
    }),
  ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Routing number'), '021000021')
    await userEvent.tab()
    await canvas.findByText(/belongs to another bank/)
  },
}
export const NotOffered: Story = {
  parameters: provided(...approvedApplication('confirmed', [], { linking_mode: 'FASTLINK_ONLY' })),
  play: settlesOn('heading', { level: 1 }),
}
