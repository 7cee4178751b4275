import { handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import { provided, settlesOn } from '@coffer/router/story-provider'
import type { RoutePath } from '@coffer/router/routes'
import { jointIdentity, jointInvitation } from '@coffer/router/access-results'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ScreenModule } from '@coffer/router/screens'
import { SsnVerificationScreen } from '../identity/ssn-verification-screen.tsx'
import { LinkLandedScreen } from './link-landed-screen.tsx'
import { WelcomeScreen } from './welcome-screen.tsx'
import { joinedScreen } from '../joined/joined-screen.tsx'
import { CreatePasswordScreen } from '../password/create-password-screen.tsx'
import { jointPasswordSet } from '../results.ts'
import { identityVerifiedScreen, lockedAccessScreen, passwordSuccessScreen } from './result-screens.tsx'

const meta = {
  title: 'Screens/Joint account/Invitation',
  parameters: provided(),
  beforeEach: () => {
    jointInvitation.record({ uuid: 'invitation', hash: 'hash', inviter: 'Ada Rivera' })
    jointIdentity.record({ email: 'sam@example.com', token: 'token' })
    jointPasswordSet.record({ email: 'sam@example.com' })
  },
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const atRoute = (path: RoutePath, Screen: ScreenModule, search = ''): Story => ({
  render: () => <StoryRoute path={path} Screen={Screen} search={search} />,
})
const atLanding = (search: string) => atRoute('/joint-account/verify/success', LinkLandedScreen, search)
const atIdentityCheck = atRoute('/joint-account/onboarding/ssn-verification', SsnVerificationScreen)
const submit =
  (button: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }))
    await canvas.findByRole('alert')
  }
const rejectedWith = (...answers: Parameters<typeof handlers.verifyIdentity.fails>): Story => ({
  ...atIdentityCheck,
  parameters: provided(handlers.verifyIdentity.fails(...answers)),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByLabelText(/Last 4/), '6789')
    await userEvent.type(canvas.getByLabelText('Month'), '02')
    await userEvent.type(canvas.getByLabelText('Day'), '28')
    await userEvent.type(canvas.getByLabelText('Year'), '1990')
    await submit('Verify')(context)
  },
})

export const LinkVerified = atLanding('')
export const LinkUsed = atLanding('state=used')
export const LinkExpired = atLanding('state=expired')
export const LinkIncomplete = atLanding('state=invalid')

export const Welcome = atRoute('/joint-account/onboarding', WelcomeScreen)

export const Identity = atIdentityCheck
export const IdentityMissing: Story = { ...atIdentityCheck, play: submit('Verify') }
export const TwoTriesLeft = rejectedWith(422, {}, { attempts_left: 2 })
export const OneTryLeft = rejectedWith(422, {}, { attempts_left: 1 })
export const Locked = atRoute('/joint-account/onboarding/locked-access', lockedAccessScreen)
export const Verified = atRoute('/joint-account/onboarding/identity-verified', identityVerifiedScreen)

export const Password = atRoute('/joint-account/onboarding/create-password', CreatePasswordScreen)
export const PasswordMissing: Story = { ...Password, play: submit('Set password') }
export const EmailHasALogIn: Story = {
  ...Password,
  parameters: provided(handlers.saveStep.fails(422, { errors: { email: ['Taken.'] } })),
  play: async (context) => {
    await context.userEvent.type(await context.canvas.findByLabelText('Password'), 'Quiet harbor 7 mornings!')
    await submit('Set password')(context)
  },
}
export const PasswordSet = atRoute('/joint-account/onboarding/password-success', passwordSuccessScreen)
export const Joined = atRoute('/joint-account/onboarding/success', joinedScreen)
