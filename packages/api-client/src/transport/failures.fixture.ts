import { ApiError, type Failure } from './failure.ts'

/** The failure of a call; throws if the call succeeds. */
export async function failureOf(work: Promise<unknown>): Promise<Failure> {
  return (await errorOf(work)).failure
}

export async function errorOf(work: Promise<unknown>): Promise<ApiError> {
  try {
    await work
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
  throw new Error('the call succeeded')
}
