/** Account numbers that return the first funding, by their last four digits (magic-values.md). */
const returned: Readonly<Record<string, string>> = { '0001': 'R01', '0003': 'R03', '0010': 'R10' }

/** Return code of a first funding from this account, or null if the funding settles. */
export const firstFundingReturn = (lastFour: string): string | null => returned[lastFour] ?? null

/** Whether microdeposits to this account are returned as if its number were unknown. */
export const returnsMicrodeposits = (lastFour: string): boolean => lastFour === '0004'
