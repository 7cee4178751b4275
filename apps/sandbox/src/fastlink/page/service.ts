export type Bank = { id: number; name: string }
export type Account = { id: number; name: string; mask: string }
export type Finished = {
  providerId: number
  requestId: string
  status: 'SUCCESS' | 'FAILED'
  additionalStatus: string
  providerAccountId: number
  accountId?: number
}
export type Answer =
  | { stage: 'opened'; banks: Bank[] }
  | { stage: 'mfa' }
  | { stage: 'choosing'; accounts: Account[] }
  | { stage: 'refused' }
  | { stage: 'succeeded' | 'failed'; finished: Finished }

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'stage' in value

/** One step of the linking session. Throws if the service does not respond or refuses the access token. */
export async function request(
  accessToken: string,
  step: string,
  body: Record<string, unknown>,
): Promise<Answer> {
  const response = await fetch(`/fastlink/session/${step}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
  })
  const answer: unknown = response.ok ? await response.json() : null
  if (!isAnswer(answer)) throw new Error(`the linking service answered ${response.status}`)
  return answer
}
