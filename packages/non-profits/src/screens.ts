import { messages as errors } from '@coffer/errors/messages'
import { type Screens, screenWith } from '@coffer/router/screens'
import { messages } from './messages.ts'

const screen = screenWith(messages, errors)

/** The screens of this feature by route; each is a separate chunk. */
export const nonProfitsScreens = {
  '/non-profit/select': screen(() => import('./select/select-screen.tsx').then((m) => m.SelectScreen)),
  '/non-profit/success': screen(() => import('./success/success-screen.tsx').then((m) => m.successScreen)),
} satisfies Partial<Screens>
