import * as v from 'valibot'

/** What the linking service's script is opened with, by the vendor's names. */
const fastLinkOptionsSchema = v.object({
  fastLinkURL: v.string(),
  accessToken: v.string(),
  forceIframe: v.boolean(),
  params: v.object({
    configName: v.string(),
    locale: v.string(),
    flow: v.optional(v.literal('add')),
    providerId: v.optional(v.string()),
  }),
})
export type FastLinkOptions = v.InferOutput<typeof fastLinkOptionsSchema>

/** The application's one message to the linking page: the session, which is in no address. */
export const toLinkingPageSchema = v.object({
  to: v.literal('linking-page'),
  scriptUrl: v.string(),
  options: fastLinkOptionsSchema,
})
export type ToLinkingPage = v.InferOutput<typeof toLinkingPageSchema>

/**
 * A message of the linking page. `ready`: it listens. `opened`: the service's window is open. `blocked`: the script did
 * not load, or opens nothing. The others are the vendor's callbacks.
 */
export const fromLinkingPageSchema = v.object({
  from: v.literal('linking-page'),
  kind: v.picklist(['ready', 'opened', 'blocked', 'success', 'error', 'close', 'event']),
  /** As the vendor's script passes it: anything may be missing. */
  payload: v.optional(v.unknown()),
})
export type FromLinkingPage = v.InferOutput<typeof fromLinkingPageSchema>
