import { handlers, passkey, respond } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { type FakeOutcome, fakeAuthenticator } from '@coffer/passkeys/fake-authenticator'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { PasskeysScreen } from './passkeys-screen.tsx'

const phone = passkey({ uuid: 'phone', name: 'Ada’s phone', last_used_at: null, is_synced: false })
const twoPasskeys = handlers.passkeys([passkey(), phone])
const stepUpNeeded = () => respond(null, { code: 403, errors: { step_up: ['Confirm it’s you.'] } })

const meta = {
  title: 'Screens/My account/Passkeys',
  component: PasskeysScreen,
  render: () => <StoryRoute path="/my-account/passkeys" Screen={PasskeysScreen} />,
  parameters: provided(twoPasskeys),
  play: settlesOn('region'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Presses buttons in order, then waits for an element with the given role. */
const press =
  (names: readonly string[], then: string): Play =>
  async ({ canvas }) => {
    for (const name of names) await userEvent.click(await canvas.findByRole('button', { name }))
    await canvas.findAllByRole(then)
  }
const endingWith = (outcome: FakeOutcome, role: 'alert' | 'dialog' | 'status'): Story => ({
  beforeEach: () => fakeAuthenticator(outcome),
  play: press(['Add a passkey', 'Continue'], role),
})

export const Several: Story = {}
export const None: Story = {
  parameters: provided(handlers.passkeys([])),
  play: settlesOn('heading', { level: 2 }),
}
export const NotSupported: Story = {
  beforeEach: () => fakeAuthenticator('unsupported'),
}
export const Add: Story = { play: press(['Add a passkey'], 'dialog') }
export const Adding = endingWith('pending', 'dialog')
export const Canceled = endingWith('NotAllowedError', 'status')
export const Duplicate = endingWith('InvalidStateError', 'alert')
export const Failed = endingWith('SecurityError', 'alert')
export const NotAdded: Story = {
  ...endingWith('passkey', 'alert'),
  parameters: provided(
    twoPasskeys,
    handlers.addPasskey.fails(400, { message: 'We couldn’t verify the new passkey. Try again.' }),
  ),
}
export const ConfirmFirst: Story = {
  parameters: provided(twoPasskeys, handlers.challengeNewPasskey.answers(stepUpNeeded)),
  play: press(['Add a passkey', 'Continue', 'Send the code'], 'textbox'),
}
export const Confirm: Story = {
  parameters: provided(twoPasskeys, handlers.challengeNewPasskey.answers(stepUpNeeded)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a passkey' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    await canvas.findByRole('button', { name: 'Send the code' })
  },
}
export const Rename: Story = { play: press(['Rename Ada’s phone'], 'dialog') }
export const Remove: Story = { play: press(['Remove Ada’s phone'], 'dialog') }
export const NotRemoved: Story = {
  parameters: provided(twoPasskeys, handlers.removePasskey.fails(403, { message: 'Not now.' })),
  play: press(['Remove Ada’s phone', 'Remove passkey'], 'alert'),
}
export const NotLoaded: Story = {
  parameters: provided(handlers.passkeys.fails(500)),
  play: settlesOn('alert'),
}
export const Loading: Story = { parameters: provided(handlers.passkeys.hangs()), play: settlesOn('status') }
