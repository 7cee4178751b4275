import { deviceInfo } from '@coffer/api-client/auth'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { CeremonyNotice } from '@coffer/passkeys/ceremony-notice'
import { StepUpDialog } from '@coffer/step-up/step-up-dialog'
import { useStepUp } from '@coffer/step-up/use-step-up'
import { Button } from '@coffer/ui-kit/button'
import { Dialog } from '@coffer/ui-kit/dialog'
import { Form, useForm } from '@coffer/ui-kit/form'
import { TextField } from '@coffer/ui-kit/text-field'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from '../messages.ts'
import { passkeyNameSchema } from './passkey-name.ts'
import { useAddPasskey } from './use-add-passkey.ts'

const deviceQuery = () =>
  queryOptions({
    queryKey: ['device'],
    queryFn: ({ signal }) => deviceInfo({ signal }),
    staleTime: Infinity,
    // The name is only a suggestion.
    retry: false,
  })

/** Asks for a name, then lets the browser create the passkey; the provider may require a step-up first. */
export function AddPasskey() {
  const t = useTranslations()
  const device = useQuery(deviceQuery())
  const [isAdding, setAdding] = useState(false)
  const close = () => setAdding(false)
  // The dialog waits for the suggested name, unless the browser is offline.
  const isWaiting = isAdding && device.isLoading
  return (
    <>
      <div>
        <Button isBusy={isWaiting} onPress={() => setAdding(true)}>
          {t('passkeys.add')}
        </Button>
      </div>
      <Dialog isOpen={isAdding && !isWaiting} onClose={close} title={t('passkeys.add')}>
        <AddPasskeyForm suggestedName={device.data?.deviceName ?? ''} onAdded={close} />
      </Dialog>
    </>
  )
}

interface AddPasskeyFormProps {
  suggestedName: string
  onAdded: () => void
}

function AddPasskeyForm({ suggestedName, onAdded }: AddPasskeyFormProps) {
  const t = useTranslations()
  const stepUp = useStepUp()
  const { state, problem, submit } = useAddPasskey({ onAdded, intercept: stepUp.intercept })
  const form = useForm({
    schema: passkeyNameSchema,
    initial: { name: suggestedName },
    translate: t,
    onSubmit: ({ name }) => submit(name),
  })
  return (
    <>
      <Form form={form} label={t('passkeys.add')}>
        <p>{t('passkeys.add.why')}</p>
        <TextField
          {...form.field('name')}
          label={t('passkeys.name')}
          hint={t('passkeys.name.hint')}
          autoComplete="off"
        />
        <CeremonyNotice problem={problem} purpose="add" />
        <SubmissionNotice title={t('passkeys.add.failed')} state={state} />
        <Button type="submit" isBusy={form.isBusy || state.status === 'pending'} isFullWidth>
          {t('passkeys.add.submit')}
        </Button>
      </Form>
      <StepUpDialog {...stepUp.dialog(() => void form.submit())} />
    </>
  )
}
