import * as v from 'valibot'
import { demoPassword } from '../src/seed/people.ts'
import type { ProviderProcess } from '../test/process/provider-process.ts'

const envelopeOf = <T>(data: v.GenericSchema<unknown, T>) => v.object({ code: v.number(), data })

const login = envelopeOf(v.object({ token: v.string() }))
const selected = envelopeOf(v.object({ nonce_token: v.string() }))
const sentCodes = v.array(v.object({ code: v.nullable(v.string()) }))

/** Logs a demo depositor in over HTTP, with the code in the outbox. The session outlives the process. */
export async function logIn(provider: ProviderProcess, email: string): Promise<Record<string, string>> {
  const headers = await handshake(provider)
  const password = demoPassword
  const first = v.parse(
    login,
    (await provider.send('POST', '/api/v1/login', headers, { email, password })).body,
  )
  const pending = { ...(await handshake(provider)), Authorization: `Bearer ${first.data.token}` }
  const { data } = v.parse(selected, (await provider.send('GET', '/api/v1/mfa-select/email', pending)).body)
  const outbox = `/outbox?tenant=harbor&limit=20&to=${encodeURIComponent(email)}`
  const sent = v.parse(sentCodes, (await provider.operate('GET', outbox)).body)
  const code = sent.find((message) => message.code !== null)?.code
  const verified = await provider.send('POST', `/api/v1/mfa-verify/${data.nonce_token}`, pending, { code })
  const { token } = v.parse(login, verified.body).data
  return { ...(await handshake(provider)), Authorization: `Bearer ${token}` }
}

async function handshake(provider: ProviderProcess): Promise<Record<string, string>> {
  const { cookies } = await provider.send('GET', '/sanctum/csrf-cookie')
  const token = cookies.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
  return { Cookie: cookies.join('; '), 'X-XSRF-TOKEN': decodeURIComponent(token) }
}
