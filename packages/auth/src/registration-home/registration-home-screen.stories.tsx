import { depositorProgress, handlers, linkedAccount, linkedAccounts } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { asVisitor } from '../story-frame.tsx'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { RegistrationHomeScreen } from './registration-home-screen.tsx'

type Progress = NonNullable<Parameters<typeof depositorProgress>[0]>
const withProgress = (progress: Progress) =>
  provided(handlers.progress(depositorProgress(progress)), handlers.banners([]))

const meta = {
  title: 'Screens/Registration/Your application',
  component: RegistrationHomeScreen,
  render: () => <StoryRoute path="/login/registration-home" Screen={RegistrationHomeScreen} />,
  parameters: withProgress({
    registration_status: null,
    registration_last_step: 'address',
    extended_status: null,
  }),
  beforeEach: asVisitor,
  play: settlesOn('listitem'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const UnderWay: Story = {}
export const InReview: Story = {
  parameters: withProgress({
    registration_status: 'IN_REVIEW',
    registration_last_step: 'confirmed',
    extended_status: 'REVIEW',
  }),
}
const atProgress = (progress: Progress, ...accounts: Parameters<typeof linkedAccount>) => ({
  parameters: provided(
    handlers.progress(depositorProgress(progress)),
    handlers.linkedAccounts(linkedAccounts({ accounts: accounts.map((account) => linkedAccount(account)) })),
  ),
})
const review = (registration_status: NonNullable<Progress['registration_status']>) =>
  atProgress({ registration_status, registration_last_step: 'confirmed', extended_status: 'REVIEW' })
const manual = {
  source_type: 'MANUAL',
  verify_attempts_left: 3,
  microdeposits_expected_by: '2026-11-24',
} as const

export const NotBegun: Story = atProgress({ registration_status: null, registration_last_step: 'none' })
export const BeingChecked: Story = atProgress({
  registration_status: null,
  registration_last_step: 'confirmed',
})
export const MoreNeeded: Story = review('FLAGGED')
export const NotApproved: Story = review('FAILED')
export const ViewOnly: Story = review('VIEW_ONLY')
export const OnHold: Story = atProgress({ registration_last_step: 'bank', extended_status: 'HOLD' })
export const Approved: Story = atProgress({
  registration_last_step: 'confirmed',
  extended_status: 'UNLINKED',
})
export const AwaitingMicrodeposits: Story = atProgress(
  { registration_last_step: 'bank', extended_status: 'UNLINKED' },
  { ...manual, status: 'VERIFICATION_PENDING' },
)
export const BankRefused: Story = atProgress(
  { registration_last_step: 'bank', extended_status: 'UNLINKED' },
  { ...manual, status: 'VERIFICATION_RETURNED' },
)
export const Linked: Story = atProgress({ registration_last_step: 'verified', extended_status: 'LINKED' }, {})
export const Agreed: Story = atProgress(
  { registration_last_step: 'disclosures', extended_status: 'LINKED' },
  {},
)
export const Funded: Story = atProgress({ registration_last_step: 'funded', extended_status: 'LINKED' }, {})
export const NotLoaded: Story = {
  parameters: provided(handlers.progress.fails(500), handlers.banners([])),
  play: settlesOn('alert'),
}
