import { filledFields, handlers, jointHolder } from '@coffer/api-client/fakes'

export type Holder = ReturnType<typeof jointHolder>
type Fields = Holder['progress']['fields']
type LastStep = Holder['progress']['registration_last_step']

const allFields = filledFields({ first_name: 'Sam', last_name: 'Rivera', ssn_last_four: '5678' })
const { phone, first_name, last_name, date_of_birth, ssn_last_four } = allFields
const person = { phone, first_name, last_name, date_of_birth, ssn_last_four }
const noEmployment = { employment_status: null, employer_name: null, occupation: null }

const fieldsThrough = (last: LastStep): Fields => {
  if (last === 'none') return { phone }
  if (last === 'basic') return person
  return last === 'address' ? { ...allFields, ...noEmployment } : allFields
}

/** A holder whose application is in progress, with the fields of the completed steps. */
export const started = (last: LastStep, fields: Partial<Fields> = {}, revision = 'r1'): Holder =>
  jointHolder({
    is_pending_signup: false,
    progress: { registration_last_step: last, fields: { ...fieldsThrough(last), ...fields } },
    revision,
  })

const pendingInvitation = {
  sent_at: '2026-11-20T15:00:00Z',
  expires_at: '2099-11-21T15:00:00Z',
  is_locked: false,
}

/** A holder with a pending invitation. */
export const invited = (part: Partial<Holder> = {}): Holder =>
  jointHolder({
    invitation: pendingInvitation,
    progress: { registration_last_step: 'confirmed', fields: allFields },
    ...part,
  })

/** A holder who has signed up, with the given review status. */
export const signedUp = (status: Holder['registration_status']): Holder =>
  invited({ is_pending_signup: false, registration_status: status, invitation: null })

/** Handlers of both calls that return the holder, for tests and stories. */
export const holderHandlers = (holder: Holder | null) => [
  handlers.jointHolder(holder),
  handlers.jointProgress(holder),
]
