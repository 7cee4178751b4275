import { type Depositor, depositorQuery } from '@coffer/api-client/depositor'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

/** Where the person stands, as guards and screens know it. The depositor's key begins the progress's too. */
export function useStanding() {
  const client = useQueryClient()
  return useMemo(() => {
    const forget = () =>
      client.invalidateQueries({ queryKey: depositorQuery().queryKey, refetchType: 'none' })
    return {
      /** What is known is out of date: whoever asks next brings it afresh. */
      forget,
      /** Takes what the provider just said. */
      async learn(depositor: Depositor): Promise<void> {
        await forget()
        client.setQueryData(depositorQuery().queryKey, depositor)
      },
      /** Brings it afresh. */
      async look(): Promise<Depositor> {
        await forget()
        return client.fetchQuery(depositorQuery())
      },
    }
  }, [client])
}
