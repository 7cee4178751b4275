import { handlers } from '@coffer/api-client/fakes'
import { configureTransport } from '@coffer/api-client/transport'
import { pageNow } from '@coffer/domain/test-clock'
import { StoryRoute } from '@coffer/router/story'
import { changeUnderWay } from '@coffer/router/access-results'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { ChangeCodeScreen } from './change-code-screen.tsx'

const recordChange = (resendIn: number, isConfirmed = false) => {
  // Codes are only sent with a session.
  configureTransport({ bearer: () => 'token', retryDelayMs: 0 })
  changeUnderWay.record({
    of: 'email',
    value: 'ada@new.example',
    nonceToken: 'nonce',
    maskedDestination: 'a•••@new.example',
    resendAt: pageNow() + resendIn * 1000,
    isConfirmed,
  })
}

const meta = {
  title: 'Screens/My account/Code for a change',
  component: ChangeCodeScreen,
  render: () => <StoryRoute path="/my-account/otp-verification" Screen={ChangeCodeScreen} />,
  parameters: provided(),
  beforeEach: () => recordChange(30),
  play: settlesOn('textbox'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Enters a code and waits for its result. */
const enter =
  (until: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('One-time code'), '123456')
    await canvas.findAllByText(until)
  }
const rejected = (message: string): Story => ({
  parameters: provided(handlers.verifyCode.fails(400, { errors: { code: [message] } })),
  play: enter(message),
})
const confirmed: Story = {
  beforeEach: () => recordChange(30, true),
  play: settlesOn('heading', { level: 1 }),
}

export const Code: Story = {}
export const AnotherCode: Story = { beforeEach: () => recordChange(0) }
export const AnotherCodeNotSent: Story = {
  beforeEach: () => recordChange(0),
  parameters: provided(handlers.resendCode.fails(404, { message: 'This code was not found.' })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend code' }))
    await canvas.findAllByRole('alert')
  },
}
export const WrongCode = rejected('That code is not right. Check it and try again. 2 tries left')
export const CodeExpired = rejected('That code is no longer good. Ask for a new one.')
export const ChangeIsOver: Story = {
  parameters: provided(handlers.verifyCode.fails(401, { message: 'Bearer token or nonce token is null' })),
  play: enter('This code is no longer needed. Start again to make a change.'),
}
export const NoAnswer: Story = {
  parameters: provided(handlers.verifyCode.breaks(), handlers.updateContact.breaks()),
  play: enter('We couldn’t confirm this went through'),
}
export const NotSavedYet: Story = {
  parameters: provided(handlers.updateContact.breaks()),
  play: enter('We couldn’t save the change'),
}
export const Confirmed: Story = confirmed
