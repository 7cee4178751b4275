/** Fields of an application by name. */
export type Fields = Readonly<Record<string, unknown>>

/**
 * Whether the saved fields include the sent ones. An empty field is saved as null; a Social Security number is compared
 * by its last four digits, and an empty one keeps the saved number.
 */
export const includesFields = (saved: Fields, sent: Fields): boolean =>
  Object.entries(sent).every(([name, value]) =>
    name === 'ssn' ? holdsSsn(saved, value) : isSame(saved[name], value),
  )

const holdsSsn = ({ ssnLastFour }: Fields, ssn: unknown): boolean =>
  typeof ssn !== 'string' || ssn === '' || ssn.slice(-4) === ssnLastFour

function isSame(saved: unknown, sent: unknown): boolean {
  if (isFields(saved) && isFields(sent)) return includesFields(saved, sent)
  return (saved || null) === (sent || null)
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
