/** The rows of a raw statement; both engines return `{ rows }`, which their shared type does not declare. */
export function rowsOf(answer: unknown): Record<string, unknown>[] {
  if (typeof answer !== 'object' || answer === null || !('rows' in answer) || !Array.isArray(answer.rows)) {
    throw new Error('The database answered without rows.')
  }
  return answer.rows.filter(isRow)
}

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
