/** Pages whose links open an account or an application: what has one leaves the outbox after a day. */
const openingPages = ['/email-verified', '/login/reset-password', '/joint-account/verify/success'] as const

/** A link to these does less: it locks an account, or ends emails. */
type OtherPage = '/not-me' | '/unsubscribe'

/** A link whose secret is in the fragment: no server, log or Referer ever has it, nor a scanner that fetches links. */
export const secretLink = (
  origin: string,
  page: (typeof openingPages)[number] | OtherPage,
  fields: Readonly<Record<string, string>>,
): string => `${origin}${page}#${new URLSearchParams(fields)}`

/** What the address of each page has that opens an account, as a regular expression of PostgreSQL. */
export const openingLink = `(${openingPages.join('|')})#`
