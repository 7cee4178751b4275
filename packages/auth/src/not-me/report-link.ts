/** What the link of a security notice carries. */
export interface ReportLink {
  uuid: string
  hash: string
}

/** Reads the fragment of the address, which no server and no log sees; null where it is not complete. */
export function readReportLink(fragment: string): ReportLink | null {
  const values = new URLSearchParams(fragment.replace(/^#/, ''))
  const [uuid, hash] = [values.get('uuid'), values.get('hash')]
  return uuid && hash ? { uuid, hash } : null
}
