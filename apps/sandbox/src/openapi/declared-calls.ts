import { accountSecurityOperations } from './operations/account-security.ts'
import { applicationOperations } from './operations/application.ts'
import { legacyOperations } from './operations/legacy.ts'
import { logInOperations } from './operations/log-in.ts'
import { moneyOperations } from './operations/money.ts'
import { savingOperations } from './operations/saving.ts'
import { linkingOperations, serviceOperations } from './operations/services.ts'

/** Every call of the application: http/handler.ts requires a handler for each. */
export const declaredCalls = {
  ...logInOperations.operations,
  ...applicationOperations.operations,
  ...accountSecurityOperations.operations,
  ...linkingOperations.operations,
  ...moneyOperations.operations,
  ...savingOperations.operations,
  ...serviceOperations.operations,
  ...legacyOperations,
}
