import type { LinkedAccount } from '@coffer/api-client/linking'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import { LinkedAccountStatusTag } from '@coffer/ui-kit/linked-account-status'
import type { FieldBinding } from '@coffer/ui-kit/form'
import { RadioField } from '@coffer/ui-kit/radio-field'

interface AccountChoiceProps {
  field: FieldBinding<string>
  label: string
  accounts: readonly LinkedAccount[]
  /** Those that cannot be chosen are shown all the same, with how they stand. */
  mayUse: (account: LinkedAccount) => boolean
}

/** Which linked bank account the money comes from or goes to. One that was removed is not shown. */
export function AccountChoice({ field, label, accounts, mayUse }: AccountChoiceProps) {
  const nameOf = useLinkedAccountName()
  return (
    <RadioField
      {...field}
      label={label}
      options={accounts
        .filter(({ status }) => status !== 'ARCHIVED')
        .map((account) => ({
          value: account.uuid,
          label: nameOf(account),
          isDisabled: !mayUse(account),
          description: <LinkedAccountStatusTag status={account.status} />,
        }))}
    />
  )
}
