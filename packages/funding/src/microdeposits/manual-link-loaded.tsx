import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ManualLink } from '../link-account/linked-account.ts'
import { accountsToFundFrom, manualLink } from '../link-account/linked-account.ts'
import { GoTo } from '../loaded/go-to.tsx'
import { Loaded } from '../loaded/loaded.tsx'

/** The account that waits for its two amounts. Without one there is nothing to do here: on to what comes before or after. */
export function ManualLinkLoaded({ children }: { children: (link: ManualLink) => ReactNode }) {
  const linked = useQuery(linkedAccountsQuery())
  return (
    <Loaded query={linked} level={1}>
      {({ accounts }) => {
        const link = manualLink(accounts)
        if (link) return children(link)
        const isVerified = accountsToFundFrom(accounts).length > 0
        return <GoTo to={isVerified ? '/manual-funding/successful' : '/manual-funding/banking-information'} />
      }}
    </Loaded>
  )
}
