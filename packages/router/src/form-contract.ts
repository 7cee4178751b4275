import { type FakeCall, respond } from '@coffer/api-client/fakes'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { provider } from './fake-provider.ts'
import { lostAnswer, recordRequests } from './recorded-requests.ts'
import { leaveAndReturn, type RenderedRoute } from './testing.tsx'

type Call = Pick<FakeCall<unknown>, 'answers'>
type Name = string | RegExp

export interface FormContract {
  /** Renders the form with valid input, ready to be sent. */
  open: () => Promise<RenderedRoute>
  /** The button that sends, and the one that sends again after a lost answer if it has another name. */
  submit: Name
  again?: Name
  /** The call that the form makes, and the answer to valid input. */
  call: Call
  accepted: () => Response
  /** Resolves once the form shows that its input was accepted. */
  done: () => Promise<unknown>
  /** A field, and its value as typed; a form without one only has a button. */
  typed?: { label: Name; value: string; /** Whether leaving and returning keeps it. */ isDraft?: boolean }
  /** Makes the provider's reads show the input as received, for a form that verifies a lost answer. */
  receive?: () => void
  /** A field that the provider refuses, by the provider's name and its label. */
  refused?: { field: string; label: Name }
  /** The answer to input that another tab has outdated, and the text that reports it. */
  elsewhere?: { answer: () => Response; notice: Name }
}

const pressed = async (name: Name): Promise<void> =>
  void fireEvent.click(await screen.findByRole('button', { name }))

/** The submissions of a call, in which a repeated press and each automatic retry of the transport are equal. */
const differentOnes = (sent: readonly unknown[]): number =>
  new Set(sent.map((request) => JSON.stringify(request))).size

/**
 * The promises that every form makes which writes. `title` names the form and begins each sentence: "The form for a goal".
 * form-contracts.test.ts of apps/web lists the writes that have no contract.
 */
export function describeFormContract(title: string, contract: FormContract): void {
  const { open, submit, again = submit, call, accepted, done, typed, receive, refused, elsewhere } = contract
  const expectKept = () =>
    waitFor(() => typed && expect(screen.getByLabelText(typed.label)).toHaveProperty('value', typed.value))

  describe(title, () => {
    it(`${title} sends one request when its button is pressed twice`, async () => {
      const answer = Promise.withResolvers<Response>()
      let sent = 0
      provider.use(
        call.answers(() => {
          sent += 1
          return answer.promise
        }),
      )
      await open()
      const button = await screen.findByRole('button', { name: submit })
      fireEvent.click(button)
      fireEvent.click(button)
      await waitFor(() => expect(sent).toBe(1))
      fireEvent.click(button)
      await act(async () => answer.resolve(accepted()))
      await done()
      expect(sent).toBe(1)
    })

    it(`${title} reports a refusal with its reason, and sends the kept input at the next press`, async () => {
      const sent = recordRequests(call, () => respond(null, { code: 403, message: 'Not today.' }), accepted)
      await open()
      await pressed(submit)
      expect((await screen.findAllByText(/Not today\./)).length).toBeGreaterThan(0)
      await expectKept()
      await pressed(submit)
      await done()
      expect(sent[1]?.body).toEqual(sent[0]?.body)
    })

    it(`${title} keeps its input after a lost answer, and sends the same with the same key at the next press`, async () => {
      let isLost = true
      const sent = recordRequests(call, () => (isLost ? lostAnswer() : accepted()))
      await open()
      await pressed(submit)
      expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0)
      await expectKept()
      isLost = false
      const before = sent.length
      await pressed(again)
      await done()
      expect(sent.length).toBe(before + 1)
      expect(differentOnes(sent)).toBe(1)
    })

    if (receive)
      it(`${title} counts as accepted after a lost answer if the provider has received it`, async () => {
        const sent = recordRequests(call, () => {
          receive()
          return lostAnswer()
        })
        await open()
        await pressed(submit)
        await done()
        expect(differentOnes(sent)).toBe(1)
      })

    if (refused)
      it(`${title} marks a field that the provider refuses, and moves the focus to the errors`, async () => {
        recordRequests(call, () =>
          respond(null, { code: 422, errors: { [refused.field]: ['Not this one.'] } }),
        )
        await open()
        await pressed(submit)
        expect((await screen.findAllByText('Not this one.')).length).toBeGreaterThan(0)
        const field = screen.getByLabelText(refused.label)
        await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
        expect(document.activeElement?.closest('[role="alert"]')).not.toBeNull()
        await expectKept()
      })

    if (typed?.isDraft)
      it(`${title} keeps its input when its screen is left and opened again`, async () => {
        await leaveAndReturn(await open())
        expect(await screen.findByLabelText(typed.label)).toHaveProperty('value', typed.value)
      })

    if (elsewhere)
      it(`${title} reports that another tab was first`, async () => {
        recordRequests(call, () => elsewhere.answer())
        await open()
        await pressed(submit)
        expect((await screen.findAllByText(elsewhere.notice)).length).toBeGreaterThan(0)
      })
  })
}
