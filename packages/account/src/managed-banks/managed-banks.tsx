import type { LinkedAccount, LinkedAccounts } from '@coffer/api-client/linking'
import { defaultFirst, hasRoomForBank, MAX_LINKED_BANKS } from '@coffer/domain/linked-banks'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { ButtonLink, Link } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { useCallback, useRef, useState } from 'react'
import { type LinkingPaths, nextAction } from '../linked-banks/linking-paths.ts'
import { useBankObstacle } from './bank-obstacle.ts'
import { ManagedBank } from './managed-bank.tsx'
import { useTranslations } from './messages.ts'
import { RemoveBankDialog } from './remove-bank-dialog.tsx'
import { useDefaultChoice } from './use-bank-changes.ts'

interface ManagedBanksProps {
  linked: LinkedAccounts
  paths: LinkingPaths
}

/** The linked banks of an open account, with actions to choose the default, link another and remove one. */
export function ManagedBanks({ linked, paths }: ManagedBanksProps) {
  const t = useTranslations()
  const intro = useRef<HTMLParagraphElement>(null)
  // The focused button is removed, or its card moves.
  const focusIntro = useCallback(() => intro.current?.focus(), [])
  const choice = useDefaultChoice(focusIntro)
  const [removed, setRemoved] = useState<LinkedAccount | null>(null)
  const obstacle = useBankObstacle()
  const banks = defaultFirst(linked.accounts.filter(({ status }) => status !== 'ARCHIVED'))
  return (
    <Stack gap={16}>
      <p ref={intro} tabIndex={-1}>
        {t('intro')}
      </p>
      {obstacle !== null && obstacle !== 'unknown' && (
        <p>
          <span>{t(`obstacle.${obstacle}`)}</span>{' '}
          {obstacle !== 'joint' && (
            <Link to={paths.newMessage} search={{ topic: 'linking' }}>
              {t('message')}
            </Link>
          )}
        </p>
      )}
      <SubmissionNotice state={choice.state} title={t('default.failed')} />
      {banks.map((bank) => (
        <ManagedBank
          key={bank.uuid}
          bank={bank}
          paths={paths}
          obstacle={obstacle}
          isBusy={choice.state.status === 'pending'}
          onMakeDefault={() => void choice.submit(bank)}
          onRemove={() => setRemoved(bank)}
        />
      ))}
      {obstacle === null && <AnotherBank paths={paths} banks={banks} />}
      <RemoveBankDialog
        bank={removed}
        banks={banks}
        paths={paths}
        onClose={() => setRemoved(null)}
        onRemoved={() => {
          setRemoved(null)
          focusIntro()
        }}
      />
    </Stack>
  )
}

/** The link to add a bank below the limit; absent if a card already links to linking again. */
function AnotherBank({ paths, banks }: { paths: LinkingPaths; banks: readonly LinkedAccount[] }) {
  const t = useTranslations()
  const isInCard =
    paths.link === '/relink/selection' && banks.some((bank) => nextAction(bank, paths)?.type === 'relink')
  if (isInCard) return null
  if (!hasRoomForBank(banks)) return <p>{t('noRoom', { most: MAX_LINKED_BANKS })}</p>
  if (paths.link === null) return null
  return (
    <div>
      <ButtonLink to={paths.link} variant="secondary">
        {t(banks.length === 0 ? 'link.first' : 'link')}
      </ButtonLink>
    </div>
  )
}
