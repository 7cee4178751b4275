import * as v from 'valibot'
import { list, longText, sentFile, shortText } from '../request/text.ts'

const files = v.union([
  list(sentFile),
  v.pipe(
    sentFile,
    v.transform((one) => [one]),
  ),
])

// A multipart form sends line breaks as CRLF.
const typedText = v.pipe(
  longText,
  v.transform((text) => text.replaceAll('\r\n', '\n')),
)

/** POST /messages, a multipart form. Without a thread it starts one. */
export const messageForm = v.object({
  subject: v.optional(typedText, ''),
  topic: v.optional(shortText, ''),
  body: v.optional(typedText, ''),
  thread_uuid: v.optional(shortText),
  'attachments[]': v.optional(files, () => []),
})
