import { approvedApplication, handlers, linkedAccount } from '@coffer/api-client/fakes'
import type { RoutePath } from '@coffer/router/routes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { userEvent } from 'storybook/test'
import { pendingAccount } from '../example-accounts.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { IncorrectScreen } from './incorrect-screen.tsx'
import { ManualSuccessfulScreen } from './manual-successful-screen.tsx'
import { MicrodepositsScreen } from './microdeposits-screen.tsx'
import { MicrodepositsSentScreen } from './microdeposits-sent-screen.tsx'
import { ReissueScreen } from './reissue-screen.tsx'
import { microdepositsIncorrect } from '../results.ts'

const meta = {
  title: 'Screens/Linking/Two small deposits',
  parameters: provided(...approvedApplication('bank', [pendingAccount()])),
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const atRoute = (path: RoutePath, Screen: ComponentType): Story => ({
  render: () => <StoryRoute path={path} Screen={Screen} />,
})
const sent = atRoute('/manual-funding/microdeposits/sent', MicrodepositsSentScreen)
const amounts = atRoute('/manual-funding/microdeposits', MicrodepositsScreen)
const incorrect = atRoute('/manual-funding/incorrect', IncorrectScreen)
const reissue = atRoute('/manual-funding/reissue', ReissueScreen)
const accountWith = (part: Parameters<typeof pendingAccount>[0]) =>
  provided(...approvedApplication('bank', [pendingAccount(part)]))

export const Sent: Story = { ...sent }
export const SentWithoutADate: Story = {
  ...sent,
  parameters: accountWith({ microdeposits_expected_by: null }),
}

export const SentAndLate: Story = {
  ...sent,
  parameters: accountWith({ microdeposits_expected_by: '2020-11-24' }),
}
export const Preparing: Story = { ...sent, parameters: accountWith({ status: 'PENDING' }) }
export const TimedOut: Story = { ...sent, parameters: accountWith({ status: 'TIMEOUT' }) }
export const NumbersNotFound: Story = {
  ...sent,
  parameters: accountWith({ status: 'VERIFICATION_RETURNED' }),
}

export const Amounts: Story = { ...amounts }
export const AmountsLate: Story = {
  ...amounts,
  parameters: accountWith({ microdeposits_expected_by: '2020-11-24' }),
}
export const LastTry: Story = { ...amounts, parameters: accountWith({ verify_attempts_left: 1 }) }
export const AmountsWithErrors: Story = {
  ...amounts,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('First amount'), '11')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm amounts' }))
    await canvas.findByRole('alert')
  },
}
export const AmountsNotSent: Story = {
  ...amounts,
  parameters: provided(
    ...approvedApplication('bank', [pendingAccount()]),
    handlers.verifyMicrodeposits.fails(500),
  ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('First amount'), '0.11')
    await userEvent.type(canvas.getByLabelText('Second amount'), '0.22')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm amounts' }))
    await canvas.findByRole('alert')
  },
}

export const Incorrect: Story = {
  ...incorrect,
  parameters: accountWith({ verify_attempts_left: 2 }),
  beforeEach: () => {
    microdepositsIncorrect.record({ attemptsLeft: 2 })
  },
}
export const NoTriesLeft: Story = { ...incorrect, parameters: accountWith({ status: 'FAILED' }) }
export const Locked: Story = { ...incorrect, parameters: accountWith({ status: 'LOCKED' }) }

export const Reissue: Story = { ...reissue }
export const ReissueEarly: Story = {
  ...reissue,
  parameters: accountWith({ microdeposits_expected_by: '2999-11-24', reissues_left: 2 }),
}
export const ReissueLast: Story = {
  ...reissue,
  parameters: accountWith({ status: 'FAILED', reissues_left: 1 }),
}
export const ReissueNeeded: Story = { ...reissue, parameters: accountWith({ status: 'FAILED' }) }
export const ReissueRefused: Story = {
  ...reissue,
  parameters: provided(
    ...approvedApplication('bank', [pendingAccount()]),
    handlers.reissueMicrodeposits.fails(403),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send new deposits' }))
    await canvas.findByRole('alert')
  },
}

export const Verified: Story = {
  ...atRoute('/manual-funding/successful', ManualSuccessfulScreen),
  parameters: provided(...approvedApplication('verified', [linkedAccount({ source_type: 'MANUAL' })])),
}
