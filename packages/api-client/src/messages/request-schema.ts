import * as v from 'valibot'

const files = v.union([
  v.array(v.instance(File)),
  v.pipe(
    v.instance(File),
    v.transform((file) => [file]),
  ),
])

// A multipart form sends line breaks as CRLF.
const typedText = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll('\r\n', '\n')),
)

/** POST /messages, a multipart form. Without a thread it starts one. */
export const messageForm = v.object({
  subject: v.optional(typedText, ''),
  topic: v.optional(v.string(), ''),
  body: v.optional(typedText, ''),
  thread_uuid: v.optional(v.string()),
  'attachments[]': v.optional(files, () => []),
})
