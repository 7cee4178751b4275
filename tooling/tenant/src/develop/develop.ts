import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { readDefaultMessages } from '../folder/default-messages.ts'
import { slugsIn } from '../folder/read-folder.ts'
import { paths } from '../paths.ts'
import { editedMessages } from './edited-messages.ts'
import { serveOnPorts } from './local-ports.ts'
import { tenantPages } from './tenant-pages.ts'

/**
 * Development server: every tenant on its own host, or the one named in TENANT, with hot module replacement. The provider
 * prints the addresses, with the demo log-ins.
 */
const { PORT = '4100', DEV_PORT = '5173' } = process.env
const TENANT = process.env['TENANT'] || undefined
const provider = `http://127.0.0.1:${PORT}`

const server = await createServer({
  root: fileURLToPath(new URL('../../../../apps/web/', import.meta.url)),
  appType: 'custom',
  server: {
    port: Number(DEV_PORT),
    strictPort: true,
    // With "localhost", the machine's resolver would decide between this address and ::1.
    host: '127.0.0.1',
    allowedHosts: ['.localhost'],
    proxy: { '^/(api|sanctum|sandbox|fastlink)(/|$)': { target: provider } },
  },
  plugins: [
    editedMessages(),
    tenantPages({ folder: paths.tenants, defaultMessages: readDefaultMessages(paths.root), only: TENANT }),
  ],
})
await server.listen()
const slugs = TENANT ? [TENANT] : slugsIn(paths.tenants)
const stopPorts = serveOnPorts(server, slugs, { pages: Number(DEV_PORT), provider: Number(PORT) })
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopPorts()
    void server.close()
  })
