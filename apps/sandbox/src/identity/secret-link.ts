/** A link whose secret is in the fragment: no server, log or Referer ever has it, nor a scanner that fetches links. */
export const secretLink = (page: string, fields: Readonly<Record<string, string>>): string =>
  `${page}#${new URLSearchParams(fields)}`
