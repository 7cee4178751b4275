import { type Account, accountsQuery, changeNickname } from '@coffer/api-client/accounts'
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
import { nicknameFormSchema } from './nickname.schema.ts'

interface NicknameDialogProps {
  account: Account
  isOpen: boolean
  onClose: () => void
}

/** Sets or clears the nickname of the account. */
export function NicknameDialog({ account, isOpen, onClose }: NicknameDialogProps) {
  const t = useTranslations()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('nickname.title')}>
      {isOpen && <NicknameForm account={account} onClose={onClose} />}
    </Dialog>
  )
}

function NicknameForm({ account, onClose }: Omit<NicknameDialogProps, 'isOpen'>) {
  const t = useTranslations()
  const client = useQueryClient()
  const { queryKey } = accountsQuery()
  const { state, submit } = useSubmission<string, { nickname: string | null }>({
    send: (nickname) => changeNickname(account.uuid, nickname === '' ? null : nickname),
    touches: [queryKey],
    onAccepted(_, { nickname }) {
      client.setQueryData(queryKey, (list) =>
        list?.map((one) => (one.uuid === account.uuid ? { ...one, nickname } : one)),
      )
      toasts.show(t(nickname === null ? 'nickname.removed' : 'nickname.saved'))
    },
    onDone: onClose,
    onRejected: (error) => fieldErrors(error, ['nickname']),
  })
  const form = useForm({
    schema: nicknameFormSchema,
    initial: { nickname: account.nickname ?? '' },
    translate: t,
    onSubmit: ({ nickname }) => submit(nickname),
  })
  return (
    <Form form={form} label={t('nickname.title')}>
      <TextField
        {...form.field('nickname')}
        label={t('nickname.label')}
        hint={t('nickname.hint')}
        autoComplete="off"
      />
      <SubmissionNotice title={t('nickname.failed')} state={state} />
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t('nickname.save')}
      </Button>
    </Form>
  )
}
