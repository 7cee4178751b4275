/** Account numbers that return the first funding, by their last four digits (magic-values.md). */
const returned: Readonly<Record<string, string>> = { '0001': 'R01', '0003': 'R03', '0010': 'R10' }

/** The return code that a first funding from this account ends with, or null where it settles. */
export const returnOfFirstFunding = (lastFour: string): string | null => returned[lastFour] ?? null

/** Whether microdeposits to this account are returned, as for an unknown account number. */
export const sendsMicrodepositsBack = (lastFour: string): boolean => lastFour === '0004'
