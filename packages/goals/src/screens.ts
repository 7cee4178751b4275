import { messages as errors } from '@coffer/errors/messages'
import { type Screens, screenWith } from '@coffer/router/screens'
import { messages } from './messages.ts'

const screen = screenWith(messages, errors)

/** The screens of this feature by route; each is a separate chunk. */
export const goalsScreens = {
  '/goals': screen(() => import('./overview/goals-screen.tsx').then((m) => m.GoalsScreen)),
  '/goals/add': screen(() => import('./add/add-screen.tsx').then((m) => m.AddScreen)),
  '/goals/$uuid': screen(() => import('./goal/goal-screen.tsx').then((m) => m.GoalScreen)),
  '/goals/$uuid/edit': screen(() => import('./edit/edit-screen.tsx').then((m) => m.EditScreen)),
} satisfies Partial<Screens>
