import type { CodeSent } from '@coffer/api-client/auth'
import { userQuery } from '@coffer/api-client/user'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { Dialog } from '@coffer/ui-kit/dialog'
import { Stack } from '@coffer/ui-kit/layout'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PasskeyOption } from './passkey-option.tsx'
import { ChooseContact } from './choose-contact.tsx'
import { EnterCode } from './enter-code.tsx'
import { useTranslations } from './messages.ts'
import type { StepUp } from './use-step-up.ts'

/** Requests a passkey if there is one, or a code to a verified contact by text message or email. */
export function StepUpDialog({ isOpen, ...step }: StepUp) {
  const t = useTranslations()
  return (
    <Dialog isOpen={isOpen} onClose={step.onClose} title={t('title')}>
      <Steps {...step} />
    </Dialog>
  )
}

/** Mounted for each opening, so that an earlier code is forgotten. */
function Steps({ onClose, onConfirmed }: Omit<StepUp, 'isOpen'>) {
  const t = useTranslations()
  const user = useQuery(userQuery())
  const [sent, setSent] = useState<CodeSent | null>(null)
  if (sent) return <EnterCode sent={sent} onSent={setSent} onConfirmed={onConfirmed} onCancel={onClose} />
  return (
    <Stack gap={16}>
      <PasskeyOption onConfirmed={onConfirmed} />
      <p>{t('why')}</p>
      <QueryBoundary query={user} title={t('load')}>
        {({ email, phone }) => (
          <ChooseContact email={email} phone={phone} onSent={setSent} onCancel={onClose} />
        )}
      </QueryBoundary>
    </Stack>
  )
}
