import { failureOf } from '@coffer/errors/failure-of'
import { fieldErrors } from '@coffer/errors/field-errors'
import type { RejectionHandling, Submission } from '@coffer/forms/submission'
import { useSubmission } from '@coffer/forms/use-submission'
import { useNavigate } from '@coffer/router/link'
import type { DraftPort } from '@coffer/session/drafts'
import { useRef } from 'react'
import { isChangedElsewhere, isDuplicate } from '../remote-change/conflict.ts'
import { dismissRemoteChange } from '../remote-change/remote-change.ts'
import { useShowRemoteChange } from '../remote-change/use-show-remote-change.ts'
import type { ApplicationResource } from './application-resource.ts'
import { type Fields, includesFields } from './includes-fields.ts'

/** One step of an application. */
export interface ApplicationStep<Output extends Fields, State> {
  resource: ApplicationResource<State>
  /** Whether the step still has to be done. */
  isOpen: (state: State) => boolean
  /** The state of the application that the form shows; null if the provider has no revisions. */
  revision: string | null
  /** Saves the step on top of a revision. */
  save: (output: Output, options: { revision: string | null }) => Promise<State>
  /** The saved fields, if they differ from the form's output. */
  toFields?: (output: Output) => Fields
  draft: Pick<DraftPort, 'clear'>
  /** The form's name of a field that the provider rejected, if the names differ. */
  formField?: ((rejected: string) => string) | undefined
}

/**
 * Saves a step, clears its draft and opens the next screen. Never overwrites the changes of another tab or device: the
 * form shows them, and the next save is based on them. A lost response is verified against the saved fields.
 */
export function useSaveStep<Output extends Fields, State>(
  step: ApplicationStep<Output, State>,
  names: readonly string[],
): Submission<Output> {
  const { resource, isOpen, save, draft, toFields = (output: Output): Fields => output } = step
  const navigate = useNavigate()
  const showRemoteChange = useShowRemoteChange({ ...resource, isOpen })
  const sent = useRef<Fields>(null)
  const ownRevision = useRef<string>(null)

  /** A 403 may mean that another tab or device has sent or ended the application. */
  const isClosed = (): Promise<boolean> =>
    resource.refetch().then(
      (state) => !isOpen(state),
      () => false,
    )

  return useSubmission<Output, State>({
    send(output) {
      const revision = ownRevision.current ?? step.revision
      ownRevision.current = null
      sent.current = toFields(output)
      return save(output, { revision })
    },
    async verify(output) {
      const { state, fields, revision } = await resource.fetchSaved()
      if (includesFields(fields, toFields(output))) return { answer: state }
      // An earlier try has arrived: the next one is based on it, not on the state that the form shows.
      if (sent.current && includesFields(fields, sent.current)) ownRevision.current = revision
      return null
    },
    touches: [resource.queryKey],
    onAccepted() {
      draft.clear()
      dismissRemoteChange()
    },
    async onDone(_, state) {
      await resource.store(state)
      await navigate(resource.nextScreen(state))
    },
    async onRejected(error): Promise<RejectionHandling> {
      if (isChangedElsewhere(error)) return showRemoteChange('untouched')
      if (isDuplicate(error)) {
        await navigate(resource.duplicateScreen)
        return 'handled'
      }
      if (failureOf(error).kind === 'forbidden' && (await isClosed())) return showRemoteChange('moved-on')
      return fieldErrors(error, names, step.formField)
    },
  })
}
