import type { Account } from '@coffer/api-client/accounts'
import { Button } from '@coffer/ui-kit/button'
import { SettingsRow } from '@coffer/ui-kit/layout'
import { useState } from 'react'
import { useTranslations } from '../messages.ts'
import { NicknameDialog } from './nickname-dialog.tsx'

/** The bank’s name for the account, and the holders’ nickname if the provider supports nicknames. */
export function AccountName({ account }: { account: Account }) {
  const t = useTranslations()
  const [isOpen, setOpen] = useState(false)
  const { nickname } = account
  return (
    <>
      <SettingsRow label={t('savings.name')} value={account.name} />
      {nickname !== undefined && (
        <SettingsRow
          label={t('nickname.label')}
          value={
            <>
              <span>{nickname ?? t('nickname.none')}</span>
              <NicknameDialog account={account} isOpen={isOpen} onClose={() => setOpen(false)} />
            </>
          }
          action={
            <Button
              variant="quiet"
              onPress={() => setOpen(true)}
              accessibleName={t(nickname === null ? 'nickname.add' : 'nickname.edit')}
            >
              {t(nickname === null ? 'related-party.add' : 'change')}
            </Button>
          }
        />
      )}
    </>
  )
}
