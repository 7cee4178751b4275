import * as v from 'valibot'
import { operatorKey, type RealProcess } from './real-process.ts'

const envelopeOf = <T>(data: v.GenericSchema<unknown, T>) => v.object({ code: v.number(), data })

const login = envelopeOf(v.object({ token: v.string() }))
const selected = envelopeOf(v.object({ nonce_token: v.string() }))
const sentCodes = v.array(v.object({ code: v.nullable(v.string()) }))

/** Logs a demo depositor in over HTTP, with the code in the outbox. The session outlives the process. */
export async function logIn(process: RealProcess, email: string) {
  const headers = await handshake(process)
  const password = 'Coffer-demo-2026'
  const first = v.parse(
    login,
    (await process.send('POST', '/api/v1/login', headers, { email, password })).body,
  )
  const pending = { ...(await handshake(process)), Authorization: `Bearer ${first.data.token}` }
  const { data } = v.parse(selected, (await process.send('GET', '/api/v1/mfa-select/email', pending)).body)
  const outbox = `/sandbox/api/outbox?tenant=harbor&to=${encodeURIComponent(email)}`
  const sent = v.parse(sentCodes, (await process.send('GET', outbox, { 'X-Sandbox-Key': operatorKey })).body)
  const code = sent.find((message) => message.code !== null)?.code
  const verified = await process.send('POST', `/api/v1/mfa-verify/${data.nonce_token}`, pending, { code })
  const { token } = v.parse(login, verified.body).data
  return { ...(await handshake(process)), Authorization: `Bearer ${token}` }
}

async function handshake(process: RealProcess): Promise<Record<string, string>> {
  const { cookies } = await process.send('GET', '/sanctum/csrf-cookie')
  const token = cookies.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
  return { Cookie: cookies.join('; '), 'X-XSRF-TOKEN': decodeURIComponent(token) }
}
