import { messages as errors } from '@coffer/errors/messages'
import { messages as application } from '@coffer/application/messages'
import { type Screens, screenWith } from '@coffer/router/screens'
import { messages } from './messages.ts'

const screen = screenWith(messages, application, errors)

/** The screens of this feature by route; each is a separate chunk. */
export const beneficiariesScreens = {
  '/beneficiary/add': screen(() => import('./add/add-screen.tsx').then((m) => m.AddScreen)),
  '/beneficiary/remove': screen(() => import('./remove/remove-screen.tsx').then((m) => m.removeScreen)),
  '/beneficiary/success': screen(() => import('./success/success-screen.tsx').then((m) => m.successScreen)),
  '/beneficiary/details': screen(() => import('./details/details-screen.tsx').then((m) => m.detailsScreen)),
  '/beneficiary/list': screen(() => import('./list/list-screen.tsx').then((m) => m.ListScreen)),
  '/beneficiary/edit': screen(() => import('./edit/edit-screen.tsx').then((m) => m.editScreen)),
  '/beneficiary/update-allocations': screen(() =>
    import('./update-allocations/update-allocations-screen.tsx').then((m) => m.UpdateAllocationsScreen),
  ),
} satisfies Partial<Screens>
