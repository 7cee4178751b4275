import { accountDescriptions } from '../accounts/descriptions.ts'
import { alertDescriptions } from '../alerts/descriptions.ts'
import { authDescriptions } from '../auth/descriptions.ts'
import { bannerDescriptions } from '../banners/descriptions.ts'
import { beneficiaryDescriptions } from '../beneficiaries/descriptions.ts'
import { brandingDescriptions } from '../branding/descriptions.ts'
import { caseDescriptions } from '../cases/descriptions.ts'
import { depositorDescriptions } from '../depositor/descriptions.ts'
import { deviceDescriptions } from '../devices/descriptions.ts'
import { disclosureDescriptions } from '../disclosures/descriptions.ts'
import { faqDescriptions } from '../faqs/descriptions.ts'
import { fundingDescriptions } from '../funding/descriptions.ts'
import { goalDescriptions } from '../goals/descriptions.ts'
import { jointDescriptions } from '../joint/descriptions.ts'
import { linkingDescriptions } from '../linking/descriptions.ts'
import { messageDescriptions } from '../messages/descriptions.ts'
import { nonProfitDescriptions } from '../non-profits/descriptions.ts'
import { notificationSettingDescriptions } from '../notification-settings/descriptions.ts'
import { passkeyDescriptions } from '../passkeys/descriptions.ts'
import { planDescriptions } from '../plans/descriptions.ts'
import { proofDescriptions } from '../proofs/descriptions.ts'
import { rateDescriptions } from '../rates/descriptions.ts'
import { requestDescriptions } from '../request/descriptions.ts'
import { sessionDescriptions } from '../sessions/descriptions.ts'
import { statementDescriptions } from '../statements/descriptions.ts'
import { taxDocumentDescriptions } from '../tax-documents/descriptions.ts'
import { transactionDescriptions } from '../transactions/descriptions.ts'
import { transferDescriptions } from '../transfers/descriptions.ts'
import { userDescriptions } from '../user/descriptions.ts'
import type { Documented } from './documented.ts'

export type { FieldText } from './documented.ts'

/** Every named schema of the wire with its meaning, by its name in docs/api. */
export const descriptions: Readonly<Record<string, Documented>> = {
  ...accountDescriptions,
  ...alertDescriptions,
  ...authDescriptions,
  ...bannerDescriptions,
  ...beneficiaryDescriptions,
  ...brandingDescriptions,
  ...caseDescriptions,
  ...depositorDescriptions,
  ...deviceDescriptions,
  ...disclosureDescriptions,
  ...faqDescriptions,
  ...fundingDescriptions,
  ...goalDescriptions,
  ...jointDescriptions,
  ...linkingDescriptions,
  ...messageDescriptions,
  ...nonProfitDescriptions,
  ...notificationSettingDescriptions,
  ...passkeyDescriptions,
  ...planDescriptions,
  ...proofDescriptions,
  ...rateDescriptions,
  ...requestDescriptions,
  ...sessionDescriptions,
  ...statementDescriptions,
  ...taxDocumentDescriptions,
  ...transactionDescriptions,
  ...transferDescriptions,
  ...userDescriptions,
}
