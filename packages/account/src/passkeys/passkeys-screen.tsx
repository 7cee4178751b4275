import { passkeysQuery } from '@coffer/api-client/passkeys'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { supportsPasskeys } from '@coffer/passkeys/supports-passkeys'
import { Notice } from '@coffer/ui-kit/notice'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SettingPage } from '../page.tsx'
import { useTranslations } from '../messages.ts'
import { AddPasskey } from './add-passkey.tsx'
import { PasskeyList } from './passkey-list.tsx'

/** `/my-account/passkeys`: lists passkeys; adds, renames and removes them. */
export function PasskeysScreen() {
  const t = useTranslations()
  const passkeys = useQuery(passkeysQuery())
  const [isSupported] = useState(supportsPasskeys)
  return (
    <SettingPage title={t('passkeys.title')} lead={t('passkeys.why')} back="/my-account">
      <QueryBoundary query={passkeys} title={t('load.passkeys')}>
        {(list) => (
          <>
            <PasskeyList list={list} />
            {isSupported ? (
              <AddPasskey />
            ) : (
              <Notice severity="info" title={t('passkeys.unsupported')}>
                {t('passkeys.unsupported.why')}
              </Notice>
            )}
          </>
        )}
      </QueryBoundary>
    </SettingPage>
  )
}
