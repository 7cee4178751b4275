import type { OperationGroup } from '@coffer/provider-kit/operation'
import { accountSecurityOperations } from './operations/account-security.ts'
import { applicationOperations } from './operations/application.ts'
import { logInOperations } from './operations/log-in.ts'
import { moneyOperations } from './operations/money.ts'
import { operatorOperations } from './operations/operator.ts'
import { fileOperations, monitoringOperations } from './operations/pages.ts'
import { savingOperations } from './operations/saving.ts'
import { linkingOperations, serviceOperations } from './operations/services.ts'

/** Every call, in the order of the document. The application's are served by it: declared-calls.ts. */
export const operationGroups: readonly OperationGroup[] = [
  logInOperations,
  applicationOperations,
  accountSecurityOperations,
  linkingOperations,
  moneyOperations,
  savingOperations,
  serviceOperations,
  fileOperations,
  monitoringOperations,
  operatorOperations,
]
