import { type Depositor, depositorQuery, progressQuery } from '@coffer/api-client/depositor'
import { invalidate } from '@coffer/api-client/invalidate'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

/** Where the person stands, as guards and screens know it. The depositor's key begins the progress's too. */
export function useStanding() {
  const client = useQueryClient()
  return useMemo(() => {
    const outOfDate = () => invalidate(client, depositorQuery().queryKey)
    return {
      /** What is known is out of date: whoever asks next brings it afresh. */
      forget: outOfDate,
      /** Takes what the provider just said, and brings what it says of the application with it. */
      async learn(depositor: Depositor): Promise<void> {
        await outOfDate()
        client.setQueryData(depositorQuery().queryKey, depositor)
        const { queryKey } = progressQuery()
        await client.prefetchQuery(progressQuery())
        // A form that opened with what was saved before would save it again.
        if (client.getQueryState(queryKey)?.isInvalidated) client.removeQueries({ queryKey })
      },
      /** Brings it afresh, the application too. */
      async look(): Promise<Depositor> {
        await outOfDate()
        const [depositor] = await Promise.all([
          client.fetchQuery(depositorQuery()),
          client.prefetchQuery(progressQuery()),
        ])
        return depositor
      },
    }
  }, [client])
}
