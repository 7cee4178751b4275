import { messages as errors } from '@coffer/errors/messages'
import { type Screens, screenWith } from '@coffer/router/screens'
import { messages as files } from '@coffer/ui-kit/files-messages'
import { messages } from './messages.ts'

const screen = screenWith(messages, errors)
const screenWithFiles = screenWith(messages, files, errors)

/** The screens of this feature by route; each is a separate chunk. */
export const messagingScreens = {
  '/registration/message-center': screenWithFiles(() =>
    import('./message-center/message-center-screen.tsx').then((m) => m.MessageCenterScreen),
  ),
  '/registration/message-center/add-new-message': screenWithFiles(() =>
    import('./new-message/new-message-screen.tsx').then((m) => m.NewMessageScreen),
  ),
  '/message-center': screenWithFiles(() =>
    import('./message-center/message-center-screen.tsx').then((m) => m.MessageCenterScreen),
  ),
  '/message-center/add-new-message': screenWithFiles(() =>
    import('./new-message/new-message-screen.tsx').then((m) => m.NewMessageScreen),
  ),
  '/faq': screen(() => import('./faq/faq-screen.tsx').then((m) => m.FaqScreen)),
} satisfies Partial<Screens>
