import { TestControl } from '@coffer/certify/test-control'
import type { Transport } from '@coffer/certify/transport'
import { operatorKey } from '../operator-access.ts'
import type { Sandbox } from './sandbox.ts'

/** Calls the provider in this process, without a network. */
export const inProcess =
  ({ app }: Pick<Sandbox, 'app'>): Transport =>
  async ({ method, url, headers, body }) =>
    app.fetch(new Request(url, { method, headers, body }), {
      incoming: { socket: { remoteAddress: '127.0.0.1' } },
    })

/** Harbor of this provider, with its operator's API as the test-control API. */
export const certifiedProvider = (transport: Transport, port = 4100, direct = transport) => ({
  base: `http://harbor.localhost:${port}`,
  otherBase: `http://juniper.localhost:${port}`,
  token: null,
  transport,
  control: new TestControl(direct, {
    url: `http://sandbox.localhost:${port}/sandbox/api`,
    key: operatorKey,
    tenant: 'harbor',
  }),
})
