import type { Capability } from '@coffer/branding/capabilities'
import type { Guard } from '@coffer/domain/guard'
import type { JointStep } from '@coffer/domain/joint'
import type { MessageKey } from '@coffer/i18n/messages'
import type { LoaderName } from '../access-context.ts'
import type en from '../locales/en.json'
import type { SearchSchema } from '../search.ts'

/** The frame around a screen: of the log-in pages, of an application's steps, of the bank, or only the logo. */
export type Chrome = 'log-in' | 'steps' | 'bank' | 'bare'

/** The four stages of registration. */
export const stages = ['credentials', 'about-you', 'link', 'fund'] as const
export type Stage = (typeof stages)[number]

/** Everything about a route except its screen, which the owning feature binds in its `screens.ts`. */
export interface RouteDeclaration {
  /** Message key of the title; the page title adds the bank's name. */
  title: Extract<MessageKey<typeof en>, `title.${string}`>
  /** Decides access. */
  guard: Guard
  /** Without this capability the address does not exist. */
  capability?: Capability
  chrome: Chrome
  stage?: Stage
  /** One of the five steps of a joint application. */
  jointStep?: JointStep
  /** Progress bar in percent. */
  progress?: number
  /** Schema of the search parameters that the screen reads. */
  search?: SearchSchema
  /** Data that the screen reads, prefetched beside its code. The screen waits for it briefly (`dataWaitMs`). */
  loaders?: readonly LoaderName[]
  /** The screen does not wait, because it reserves the space of each part. */
  isShownInParts?: boolean
  /** The footer is left out, as on the notice of a duplicate SSN. */
  withoutFooter?: boolean
  /** The brand panel beside the screen shows the advertised rate. */
  hasOffer?: boolean
  /** The mobile header has a close button that leads to the log-in page. */
  hasCloseButton?: boolean
}
