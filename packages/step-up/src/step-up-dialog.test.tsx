import { codeSent, handlers, respond, user } from '@coffer/api-client/fakes'
import { provider } from '@coffer/router/fake-provider'
import { showing } from '@coffer/router/testing'
import { messages as errors } from '@coffer/errors/messages'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { messages } from './messages.ts'
import { StepUpDialog } from './step-up-dialog.tsx'

const { show } = showing(messages, errors)

/** Renders the dialog on a screen. */
function open() {
  const onConfirmed = vi.fn()
  const onClose = vi.fn()
  show('/my-account', () => <StepUpDialog isOpen onClose={onClose} onConfirmed={onConfirmed} />)
  return { onConfirmed, onClose }
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
/** The sixth digit submits; fewer digits need Enter. */
const enter = async (code: string) =>
  userEvent.type(await screen.findByLabelText('One-time code'), code.length < 6 ? `${code}{Enter}` : code)

describe('StepUpDialog', () => {
  it('StepUpDialog texts the code to the known phone number, and confirms with it', async () => {
    const sent: unknown[] = []
    provider.use(
      handlers.selectMfa.answers((request) => {
        sent.push(new URL(request.url).pathname)
        return respond(codeSent({ masked_destination: '(•••) •••-0123' }))
      }),
      handlers.verifyCode.answers(async (request) => {
        sent.push(await request.json())
        return respond({
          token: 'kept',
          session_id: 's',
          expires_at: '2030-01-01T00:00:00Z',
          relink: false,
          token_duration: 900,
        })
      }),
    )
    const { onConfirmed } = open()
    await press('Send the code')
    expect(await screen.findByText(/We sent a 6-digit code to \(•••\) •••-0123/)).toBeDefined()
    await enter('482913')
    await vi.waitFor(() => expect(onConfirmed).toHaveBeenCalledOnce())
    expect(sent).toEqual(['/api/v1/mfa-select/sms', { code: '482913' }])
  })

  it('StepUpDialog offers only email when there is no phone number', async () => {
    provider.use(handlers.user(user({ phone: null })))
    open()
    expect(await screen.findByRole('radio', { name: 'Email to ada@example.com' })).toHaveProperty(
      'checked',
      true,
    )
    expect(screen.getAllByRole('radio')).toHaveLength(1)
  })

  it('StepUpDialog reports a wrong code at its field, and confirms nothing', async () => {
    provider.use(handlers.verifyCode.fails(400, { errors: { code: ['That code is not right.'] } }))
    const { onConfirmed } = open()
    await press('Send the code')
    await enter('000000')
    expect((await screen.findByRole('alert')).textContent).toContain('That code is not right.')
    expect(onConfirmed).not.toHaveBeenCalled()
  })

  it('StepUpDialog redirects a locked account to the page that helps with it', async () => {
    provider.use(handlers.verifyCode.fails(403, { message: 'Account Locked.' }))
    open()
    await press('Send the code')
    await enter('000000')
    expect(await screen.findByText('/mfa-account-locked')).toBeDefined()
  })

  it('StepUpDialog reports that no code was sent', async () => {
    provider.use(handlers.selectMfa.fails(429, { message: 'Too many attempts.' }))
    open()
    await press('Send the code')
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t send the code')
  })

  it('StepUpDialog can be canceled', async () => {
    const { onClose } = open()
    await press('Cancel')
    expect(onClose).toHaveBeenCalledOnce()
  })
})
