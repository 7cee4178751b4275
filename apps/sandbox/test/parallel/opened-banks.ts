import { type Bank, complete } from '../bank/open-bank.ts'
import { hostForPath } from '../operator-access.ts'
import type { Processes } from './processes.ts'

/** Presents banks opened on one database as the processes of one provider, whose operator key is `operatorKey`. */
export function asProcesses(banks: readonly Bank[], operatorKey: string): Processes {
  const bankAt = (process: number): Bank => {
    const bank = banks[process]
    if (bank === undefined) throw new Error(`There is no process ${process}.`)
    return bank
  }
  return {
    count: banks.length,
    operatorKey,
    send: async (process, method, path, headers = {}, body) => {
      const response = await bankAt(process).app.request(
        `http://${hostForPath(path)}:4100${path}`,
        {
          method,
          headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        },
        { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
      )
      const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
      const text = await response.text()
      const isJson = (response.headers.get('Content-Type') ?? '').startsWith('application/json')
      const parsed: unknown = isJson ? JSON.parse(text) : text
      return { status: response.status, cookies, body: parsed }
    },
    addDepositor: (process) => bankAt(process).addDepositor('empty', complete),
    logIn: async (process, { depositorId, email }) =>
      (await bankAt(process).logInAgain({ depositorId, email, tenant: 'harbor' })).token,
  }
}
