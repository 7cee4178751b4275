/** Pages whose links open an account or an application: messages with such a link leave the outbox after a day. */
const openingPages = ['/email-verified', '/login/reset-password', '/joint-account/verify/success'] as const

/** A link to these pages allows less: it locks an account, or unsubscribes from emails. */
type OtherPage = '/not-me' | '/unsubscribe'

/**
 * A link with its secret in the fragment, which never reaches a server, log, Referer header, or scanner that fetches
 * links.
 */
export const secretLink = (
  origin: string,
  page: (typeof openingPages)[number] | OtherPage,
  fields: Readonly<Record<string, string>>,
): string => `${origin}${page}#${new URLSearchParams(fields)}`

/** A regular expression of PostgreSQL that matches links to the opening pages. */
export const openingLink = `(${openingPages.join('|')})#`
