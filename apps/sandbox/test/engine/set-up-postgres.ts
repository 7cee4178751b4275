import type { TestProject } from 'vitest/node'
import { openPostgres } from '../../src/database/open-postgres.ts'
import { createRoles, runStatements, startServer, urlsFor } from './postgres-server.ts'

/**
 * Uses the administrator's DATABASE_URL, or starts a server in a temporary folder; migrates a template that each test
 * file copies. Tests connect as roles without superuser rights, as a deployment does, because row-level security does
 * not apply to a superuser.
 */
export default async function setUp(project: TestProject) {
  const adminUrl = process.env['DATABASE_URL']
  const server = adminUrl ? { url: adminUrl, stop: () => Promise.resolve() } : await startServer()
  const run = crypto.randomUUID().slice(0, 8)
  const template = `sandbox_template_${run}`
  const roles = await createRoles(server.url, run)
  await runStatements(server.url, `create database ${template} owner ${roles.owner}`)
  const { engine } = await openPostgres(urlsFor(roles.urls, template))
  await engine.close()
  project.provide('engine', { kind: 'postgres', adminUrl: server.url, urls: roles.urls, template })
  return async () => {
    if (adminUrl)
      await runStatements(
        adminUrl,
        `drop database ${template}`,
        `drop role ${roles.login}`,
        // Also revokes the owner's privileges, which would prevent dropping the role.
        `drop owned by ${roles.owner}`,
        `drop role ${roles.owner}`,
      )
    await server.stop()
  }
}
