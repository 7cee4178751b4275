import { fetchProofFile, type Proof } from '@coffer/api-client/proofs'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { useEffect, useRef } from 'react'
import { OpenDocument, OpenOutcome } from '../pdf/open-document.tsx'
import { useDocumentOpener } from '../pdf/use-document-opener.ts'
import { useTranslations } from './messages.ts'
import { useProofName } from './proof-row.tsx'

/** The PDF that was just created, with a button to open it. */
export function CreatedNotice({ proof, onDismiss }: { proof: Proof; onDismiss: () => void }) {
  const t = useTranslations()
  const name = useProofName()(proof)
  const opener = useDocumentOpener(async () => (await fetchProofFile(proof)).downloadUrl)
  // The form is reset, so its button no longer has the focus.
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.focus(), [])
  return (
    <div ref={frame} tabIndex={-1}>
      <Stack gap={12}>
        <Notice
          severity="success"
          title={t('create.done')}
          isAnnounced
          action={<OpenDocument opener={opener} title={name} />}
          onDismiss={onDismiss}
        >
          {name}
        </Notice>
        <OpenOutcome opener={opener} title={name} />
      </Stack>
    </div>
  )
}
