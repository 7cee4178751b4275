import { useLanguage } from '@coffer/i18n/language'
import { exampleEmails, exampleTextMessages } from '@coffer/email-templates/examples'
import type { EmailKind } from '@coffer/email-templates/emails'
import type { TextMessageKind } from '@coffer/email-templates/text-messages'
import { renderEmail } from '@coffer/email-templates/render-email'
import { renderTextMessage } from '@coffer/email-templates/render-text-message'
import { useBranding, useInsurer } from '@coffer/session/branding'
import { Stack } from '@coffer/ui-kit/flow'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Small, Specimen } from '../page/sheet.tsx'
import { EmailView } from './email-view.tsx'
import { storySender } from './story-sender.ts'

/** An email in the current language, with the tenant's branding. */
function Email({ purpose }: { purpose: EmailKind }) {
  const { language } = useLanguage()
  const sender = storySender(useBranding(), useInsurer())
  const { html } = renderEmail(purpose, exampleEmails(sender)[purpose], { sender, language })
  return <EmailView html={html} />
}

function TextMessages() {
  const { language } = useLanguage()
  const sender = storySender(useBranding(), useInsurer())
  const purposes: readonly TextMessageKind[] = [
    'one-time-code',
    'phone-removed',
    'bank-linked',
    'withdrawal-requested',
    'notice',
  ]
  return (
    <Stack gap={24} width="form">
      {purposes.map((purpose) => {
        const { title, text } = renderTextMessage(purpose, exampleTextMessages[purpose], { sender, language })
        return (
          <Specimen key={purpose} name={title}>
            <p>{text}</p>
            <Small>{text.length} characters</Small>
          </Specimen>
        )
      })}
    </Stack>
  )
}

const meta = {
  title: 'Emails/Emails and text messages',
  component: Email,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Email>
export default meta
type Story = StoryObj<typeof meta>

const story = (purpose: EmailKind): Story => ({ args: { purpose } })

export const VerifyEmail = story('verify-email')
export const ResetPassword = story('reset-password')
export const SecurityNotice = story('security-notice')
export const LogInLocked = story('log-in-locked')
export const OneTimeCode = story('one-time-code')
export const JointInvitation = story('joint-invitation')
export const JointSignedUp = story('joint-signed-up')
export const JointJoined = story('joint-joined')
export const FirstDeposit = story('first-deposit')
export const MicrodepositsArrived = story('microdeposits-arrived')
export const MicrodepositsCameBack = story('microdeposits-came-back')
export const MicrodepositsRanOut = story('microdeposits-ran-out')
export const LinkAgain = story('link-again')
export const DepositSkipped = story('deposit-skipped')
export const TransferReturned = story('transfer-returned')
export const AccountClosing = story('account-closing')
export const AccountClosed = story('account-closed')
export const AccountOpenAgain = story('account-open-again')
export const StatementReady = story('statement-ready')
export const TaxFormReady = story('tax-form-ready')
export const RateChange = story('rate-change')
export const NewMessage = story('new-message')
export const MonthlySummary = story('monthly-summary')
export const Announcement: Story = { ...story('announcement'), tags: ['no-snapshot'] }
export const Texts: Story = {
  ...story('one-time-code'),
  parameters: { layout: 'padded' },
  render: () => <TextMessages />,
}
