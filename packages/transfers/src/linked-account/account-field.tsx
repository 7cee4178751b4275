import type { LinkedAccount } from '@coffer/api-client/linking'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import { LinkedAccountStatusReason } from '@coffer/ui-kit/linked-account-status'
import type { FieldBinding } from '@coffer/ui-kit/form'
import { RadioField } from '@coffer/ui-kit/radio-field'

interface AccountFieldProps {
  field: FieldBinding<string>
  label: string
  accounts: readonly LinkedAccount[]
  /** Accounts for which this returns false are shown disabled, with their status. */
  mayUse: (account: LinkedAccount) => boolean
}

/** Selects the linked account; removed ones are not shown. */
export function AccountField({ field, label, accounts, mayUse }: AccountFieldProps) {
  const accountName = useLinkedAccountName()
  return (
    <RadioField
      {...field}
      label={label}
      options={accounts
        .filter(({ status }) => status !== 'ARCHIVED')
        .map((account) => ({
          value: account.uuid,
          label: accountName(account),
          isDisabled: !mayUse(account),
          description: <LinkedAccountStatusReason status={account.status} />,
        }))}
    />
  )
}
