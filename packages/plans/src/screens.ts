import { messages as errors } from '@coffer/errors/messages'
import { messages as linkedAccount } from '@coffer/ui-kit/linked-account-messages'
import { type Screens, screenWith } from '@coffer/router/screens'
import { messages } from './messages.ts'

const screen = screenWith(messages, linkedAccount, errors)

/** The screens of this feature by route; each is a separate chunk. */
export const plansScreens = {
  '/plans': screen(() => import('./overview/plans-screen.tsx').then((m) => m.PlansScreen)),
  '/plans/add': screen(() => import('./add/add-screen.tsx').then((m) => m.AddScreen)),
  '/plans/$uuid/edit': screen(() => import('./edit/edit-screen.tsx').then((m) => m.EditScreen)),
} satisfies Partial<Screens>
