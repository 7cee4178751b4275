import * as v from 'valibot'

/** The options of the vendor’s script, by the vendor’s names. */
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

/** The only message from the application to the linking page: the session, which is never part of a URL. */
export const toLinkingPageSchema = v.object({
  to: v.literal('linking-page'),
  scriptUrl: v.string(),
  options: fastLinkOptionsSchema,
})
export type ToLinkingPage = v.InferOutput<typeof toLinkingPageSchema>

/**
 * A message from the linking page. `ready`: it is listening. `opened`: the vendor’s window is open. `blocked`: the
 * script did not load or opened no window. The others are the vendor’s callbacks.
 */
export const fromLinkingPageSchema = v.object({
  from: v.literal('linking-page'),
  kind: v.picklist(['ready', 'opened', 'blocked', 'success', 'error', 'close', 'event']),
  /** Passed on from the vendor’s script, so any field may be missing. */
  payload: v.optional(v.unknown()),
})
export type FromLinkingPage = v.InferOutput<typeof fromLinkingPageSchema>
