import { messages as errors } from '@coffer/errors/messages'
import { messages as linkedAccount } from '@coffer/ui-kit/linked-account-messages'
import { type Screens, screenWith } from '@coffer/router/screens'
import { messages as goals } from './goals/messages.ts'
import { messages as plans } from './plans/messages.ts'

const goalScreen = screenWith(goals, errors)
const planScreen = screenWith(plans, linkedAccount, errors)

/** The screens of this feature by route; each is a separate chunk. */
export const savingScreens = {
  '/goals': goalScreen(() => import('./goals/overview/goals-screen.tsx').then((m) => m.GoalsScreen)),
  '/goals/add': goalScreen(() => import('./goals/add/add-screen.tsx').then((m) => m.AddScreen)),
  '/goals/$uuid': goalScreen(() => import('./goals/goal/goal-screen.tsx').then((m) => m.GoalScreen)),
  '/goals/$uuid/edit': goalScreen(() => import('./goals/edit/edit-screen.tsx').then((m) => m.EditScreen)),
  '/plans': planScreen(() => import('./plans/overview/plans-screen.tsx').then((m) => m.PlansScreen)),
  '/plans/add': planScreen(() => import('./plans/add/add-screen.tsx').then((m) => m.AddScreen)),
  '/plans/$uuid/edit': planScreen(() => import('./plans/edit/edit-screen.tsx').then((m) => m.EditScreen)),
} satisfies Partial<Screens>
