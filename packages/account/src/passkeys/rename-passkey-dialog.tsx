import { type Passkey, passkeysQuery, renamePasskey } from '@coffer/api-client/passkeys'
import { storeAnswer } from '@coffer/api-client/store-answer'
import { fieldErrors } from '@coffer/errors/field-errors'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useSubmission } from '@coffer/forms/use-submission'
import { toasts } from '@coffer/session/toasts'
import { Button } from '@coffer/ui-kit/button'
import { Dialog } from '@coffer/ui-kit/dialog'
import { Form, useForm } from '@coffer/ui-kit/form'
import { TextField } from '@coffer/ui-kit/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'
import { passkeyNameSchema } from './passkey-name.ts'

interface RenamePasskeyDialogProps {
  /** Null while the dialog is closed. */
  passkey: Passkey | null
  onClose: () => void
}

/** Renames a passkey. */
export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const t = useTranslations()
  return (
    <Dialog isOpen={passkey !== null} onClose={onClose} title={t('passkeys.rename.title')}>
      {passkey && <RenameForm passkey={passkey} onClose={onClose} />}
    </Dialog>
  )
}

function RenameForm({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useTranslations()
  const client = useQueryClient()
  const { queryKey } = passkeysQuery()
  const { state, submit } = useSubmission<string, Passkey>({
    send: (name) => renamePasskey(passkey.uuid, name),
    touches: [queryKey],
    onAccepted(_, renamed) {
      storeAnswer(client, queryKey, (list) => list?.map((one) => (one.uuid === renamed.uuid ? renamed : one)))
      toasts.show(t('passkeys.renamed'))
    },
    onDone: onClose,
    onRejected: (error) => fieldErrors(error, ['name']),
  })
  const form = useForm({
    schema: passkeyNameSchema,
    initial: { name: passkey.name },
    translate: t,
    onSubmit: ({ name }) => submit(name),
  })
  return (
    <Form form={form} label={t('passkeys.rename.title')}>
      <TextField {...form.field('name')} label={t('passkeys.name')} autoComplete="off" />
      <SubmissionNotice title={t('passkeys.rename.failed')} state={state} />
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t('passkeys.save')}
      </Button>
    </Form>
  )
}
