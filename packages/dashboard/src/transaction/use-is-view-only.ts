import { depositorQuery } from '@coffer/api-client/depositor'
import { useQuery } from '@tanstack/react-query'

/** §4: someone who may only look is shown nothing that moves money. */
export function useIsViewOnly(): boolean {
  // The guard has brought it; here it is only read.
  const { data } = useQuery({ ...depositorQuery(), enabled: false })
  return data?.registrationStatus === 'VIEW_ONLY'
}
