import type { LinkedAccount } from '@coffer/api-client/linking'
import { type Transaction, transactionsQuery } from '@coffer/api-client/transactions'
import { providerNow } from '@coffer/api-client/transport'
import { bankUse, removalObstacle } from '@coffer/domain/linked-banks'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { Dialog } from '@coffer/ui-kit/dialog'
import { useQuery } from '@tanstack/react-query'
import type { LinkingPaths } from '../linked-banks/linking-paths.ts'
import { RemovalBlocked } from './removal-blocked.tsx'
import { useTranslations } from './messages.ts'
import { RemoveBankForm } from './remove-bank-form.tsx'

interface RemoveBankDialogProps {
  /** Null while the dialog is closed. */
  bank: LinkedAccount | null
  banks: readonly LinkedAccount[]
  paths: LinkingPaths
  onClose: () => void
  onRemoved: () => void
}

/** Removes a bank after asking what to do with its plans, or explains why it cannot be removed yet. */
export function RemoveBankDialog({ bank, onClose, ...rest }: RemoveBankDialogProps) {
  const t = useTranslations()
  const { banks } = rest
  const obstacle = bank && removalObstacle(bank, banks)
  // Plans and transfers can change while the page is open.
  const transactions = useQuery({ ...transactionsQuery(), enabled: bank !== null, staleTime: 0 })
  const use = bank && transactions.data ? bankUse(bank.uuid, transactions.data, providerNow()) : null
  const isBlocked = obstacle !== null || (use !== null && use.underWay.length > 0)
  return (
    <Dialog isOpen={bank !== null} onClose={onClose} title={t(isBlocked ? 'stays.title' : 'remove.title')}>
      {bank &&
        (obstacle ? (
          <RemovalBlocked bank={bank} reason={obstacle} underWay={[]} paths={rest.paths} onClose={onClose} />
        ) : (
          <QueryBoundary query={transactions} title={t('remove.load')}>
            {(list) => <Removal bank={bank} transactions={list} onClose={onClose} {...rest} />}
          </QueryBoundary>
        ))}
    </Dialog>
  )
}

interface RemovalProps extends RemoveBankDialogProps {
  bank: LinkedAccount
  transactions: readonly Transaction[]
}

function Removal({ bank, banks, paths, transactions, onClose, onRemoved }: RemovalProps) {
  const { underWay, plans } = bankUse(bank.uuid, transactions, providerNow())
  if (underWay.length > 0)
    return (
      <RemovalBlocked bank={bank} reason="underWay" underWay={underWay} paths={paths} onClose={onClose} />
    )
  return <RemoveBankForm bank={bank} banks={banks} plans={plans} onClose={onClose} onRemoved={onRemoved} />
}
