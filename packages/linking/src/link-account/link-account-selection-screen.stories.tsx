import {
  approvedApplication,
  handlers,
  instantLink,
  linkedAccount,
  type linkedAccounts,
} from '@coffer/api-client/fakes'
import { linkedAccountStatuses } from '@coffer/domain/status'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { pendingAccount } from '../example-accounts.ts'
import { drawFirstQuestion, withLinkingPage } from '../instant-link/fake-linking-page.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { LinkAccountSelectionScreen } from './link-account-selection-screen.tsx'

const session = handlers.startInstantLink(instantLink({ expires_at: '2999-01-01T00:00:00Z' }))

const meta = {
  title: 'Screens/Linking/Link a bank',
  component: LinkAccountSelectionScreen,
  render: () => (
    <StoryRoute path="/registration/link-account-selection" Screen={LinkAccountSelectionScreen} />
  ),
  parameters: provided(...approvedApplication('confirmed'), session),
  play: settlesOn('button'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const BothWays: Story = { play: settlesOn('radio') }
const inMode = (
  linking_mode: ReturnType<typeof linkedAccounts>['linking_mode'],
  same_fi_institution: string | null = null,
): Story => ({
  parameters: provided(...approvedApplication('confirmed', [], { linking_mode, same_fi_institution })),
})

export const InstantOnly: Story = inMode('FASTLINK_ONLY')
export const ManualOnly: Story = inMode('MANUAL_ONLY')
export const BothSameInstitution: Story = inMode('BOTH_SAME_FI_ONLY', 'First Meadow Bank')
export const InstantOnlySameInstitution: Story = inMode('FASTLINK_SAME_FI_ONLY', 'First Meadow Bank')
export const ManualOnlySameInstitution: Story = inMode('MANUAL_SAME_FI_ONLY', 'First Meadow Bank')

export const AmountsAwaited: Story = {
  parameters: provided(...approvedApplication('bank', [pendingAccount()])),
}
export const AlreadyLinked: Story = {
  parameters: provided(...approvedApplication('verified', [linkedAccount()])),
}

/** Every status of a linked account, each with its next action. */
export const EveryStatus: Story = {
  parameters: provided(
    ...approvedApplication(
      'bank',
      linkedAccountStatuses.map((status, place) =>
        pendingAccount({ uuid: status, status, mask: String(1000 + place), verify_attempts_left: 0 }),
      ),
    ),
  ),
}
export const Failed: Story = { parameters: provided(handlers.linkedAccounts.fails(500)) }
export const Loading: Story = {
  parameters: provided(handlers.linkedAccounts.hangs()),
  play: settlesOn('status'),
}

const openWindow =
  (until: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose your bank' }))
    await canvas.findByText(until)
  }

export const WindowOpen: Story = {
  beforeEach: () => withLinkingPage(drawFirstQuestion),
  play: openWindow('Where do you bank?'),
}
export const Blocked: Story = {
  beforeEach: () =>
    withLinkingPage(() => {
      throw new Error('blocked')
    }),
  play: openWindow('We couldn’t open the secure window'),
}
export const Expired: Story = {
  beforeEach: () => withLinkingPage(({ onError }) => onError({ code: 'E701' })),
  play: openWindow('The secure window timed out'),
}
export const Quit: Story = {
  beforeEach: () => withLinkingPage(({ onClose }) => onClose({ sites: [] })),
  play: openWindow('You closed the secure window'),
}
export const Unconfirmed: Story = {
  parameters: provided(...approvedApplication('confirmed'), session, handlers.finishInstantLink.fails(503)),
  beforeEach: () =>
    withLinkingPage(({ onClose }) => onClose({ sites: [{ status: 'SUCCESS', providerAccountId: '2' }] })),
  play: openWindow('We couldn’t confirm the link'),
}
export const Refused: Story = {
  parameters: provided(
    ...approvedApplication('confirmed'),
    handlers.startInstantLink.fails(422, { message: 'Instant linking is closed today.' }),
  ),
  play: openWindow('We couldn’t open the secure window'),
}
export const TurnedAway: Story = {
  parameters: provided(
    ...approvedApplication('confirmed'),
    session,
    handlers.finishInstantLink.fails(403, { message: 'This account is locked. Link another one.' }),
  ),
  beforeEach: () =>
    withLinkingPage(({ onClose }) => onClose({ sites: [{ status: 'SUCCESS', providerAccountId: '2' }] })),
  play: openWindow('We can’t link this account'),
}
export const LinkedBefore: Story = {
  parameters: provided(...approvedApplication('verified', [linkedAccount()]), session),
  beforeEach: () =>
    withLinkingPage(({ onClose }) => onClose({ sites: [{ status: 'SUCCESS', providerAccountId: '2' }] })),
  play: openWindow('That account is already linked'),
}
