import { fetchDepositor } from '@coffer/api-client/depositor'
import { finishDisclosures } from '@coffer/api-client/disclosures'
import { stepReached } from '@coffer/domain/status'
import { useNavigate } from '@coffer/router/link'
import { useRefetchFunded } from '../fund-account/use-refetch-funded.ts'
import type { AgreementStep } from './use-agreement.ts'

/** Step `disclosures` of the application, complete once all documents are signed. */
export function useDisclosuresStep(): AgreementStep {
  const navigate = useNavigate()
  const refetchFunded = useRefetchFunded()
  return {
    finish: () => finishDisclosures(),
    isComplete: async () => stepReached((await fetchDepositor()).lastStep, 'disclosures'),
    async onDone() {
      // Another tab may have made the deposit, which the refetched status shows.
      if (!(await refetchFunded())) await navigate('/fund-account/ready-to-fund')
    },
  }
}
