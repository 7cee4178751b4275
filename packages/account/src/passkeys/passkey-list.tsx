import type { Passkey } from '@coffer/api-client/passkeys'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { StepUpDialog } from '@coffer/step-up/step-up-dialog'
import { useStepUp } from '@coffer/step-up/use-step-up'
import { Button } from '@coffer/ui-kit/button'
import { Dialog } from '@coffer/ui-kit/dialog'
import { Card, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { useCallback, useRef, useState } from 'react'
import { useTranslations } from '../messages.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'
import { usePasskeyRemoval } from './use-passkey-removal.ts'

/** The passkeys, each with buttons to rename and to remove it. */
export function PasskeyList({ list }: { list: readonly Passkey[] }) {
  const t = useTranslations()
  const heading = useRef<HTMLHeadingElement>(null)
  const [renamed, setRenamed] = useState<Passkey | null>(null)
  // The focused button is removed together with its row.
  const focusHeading = useCallback(() => heading.current?.focus(), [])
  const stepUp = useStepUp()
  const removal = usePasskeyRemoval({ onRemoved: focusHeading, intercept: stepUp.intercept })
  const { selected, state } = removal
  const isBusy = state.status === 'pending'
  return (
    <Stack gap={16}>
      <SectionHeading ref={heading} tabIndex={-1}>
        {t('passkeys.yours')}
      </SectionHeading>
      <SubmissionNotice title={t('passkeys.remove.failed')} state={state} />
      {list.length === 0 ? (
        <p>{t('passkeys.none')}</p>
      ) : (
        <Card label={t('passkeys.yours')}>
          {list.map((passkey) => (
            <PasskeyRow
              key={passkey.uuid}
              passkey={passkey}
              onRename={() => setRenamed(passkey)}
              onRemove={() => removal.select(passkey)}
            />
          ))}
        </Card>
      )}
      <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(null)} />
      <Dialog
        isOpen={selected !== null}
        onClose={removal.cancel}
        title={t('passkeys.remove.title')}
        actions={
          <>
            <Button variant="danger" isBusy={isBusy} onPress={() => void removal.confirm()}>
              {t('passkeys.remove.yes')}
            </Button>
            <Button variant="secondary" isDisabled={isBusy} onPress={removal.cancel}>
              {t('passkeys.cancel')}
            </Button>
          </>
        }
      >
        {selected && t('passkeys.remove.body', { passkey: selected.name })}
      </Dialog>
      <StepUpDialog {...stepUp.dialog(removal.repeat)} />
    </Stack>
  )
}
