import { messages as errors } from '@coffer/errors/messages'
import { type Screens, screenWith } from '@coffer/router/screens'
import { messages } from './messages.ts'
import { messages as proofs } from './proofs/messages.ts'

const screen = screenWith(messages, errors)
const proofsScreen = screenWith(messages, proofs, errors)
const verifyScreen = screenWith(proofs, errors)

/** The screens of this feature by route; each is a separate chunk. */
export const documentsScreens = {
  '/dashboard/documents': screen(() => import('./hub/documents-screen.tsx').then((m) => m.DocumentsScreen)),
  '/dashboard/documents/statements': screen(() =>
    import('./statements/statements-screen.tsx').then((m) => m.StatementsScreen),
  ),
  '/dashboard/documents/taxes': screen(() => import('./taxes/taxes-screen.tsx').then((m) => m.TaxesScreen)),
  '/dashboard/documents/proofs': proofsScreen(() =>
    import('./proofs/proofs-screen.tsx').then((m) => m.ProofsScreen),
  ),
  '/verify-document': verifyScreen(() => import('./verify/verify-screen.tsx').then((m) => m.VerifyScreen)),
  '/disclosures': screen(() =>
    import('./disclosures/disclosures-screen.tsx').then((m) => m.DisclosuresScreen),
  ),
  '/disclosures/view-disclosures/$uuid': screen(() =>
    import('./disclosures/view-disclosure-screen.tsx').then((m) => m.ViewDisclosureScreen),
  ),
} satisfies Partial<Screens>
