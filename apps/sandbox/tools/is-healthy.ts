import process from 'node:process'

/** The health check of the provider's container, whose image has no other client of HTTP. */
const answer = await fetch(`http://127.0.0.1:${process.env['PORT'] ?? 4100}/healthz`).catch(() => null)
process.exitCode = answer?.ok ? 0 : 1
