import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { TenantFiles } from '../render-tenant.ts'
import { stageTenant } from './stage-tenant.ts'

/** Writes tenants in this thread or in workers: compression is most of the work. */
export type Writers = {
  readonly write: (folder: string, files: TenantFiles, digest: string) => Promise<number>
  readonly close: () => Promise<void>
}

export type WriteTask = { readonly folder: string; readonly files: TenantFiles; readonly digest: string }
export type WriteResult = { readonly written: number } | { readonly failed: string }

/** The number of tenants below which starting workers costs more than it saves. */
const MIN_TENANTS_FOR_WORKERS = 64

/** Writers for at most `tenants` tenants; worker threads start with the first write, and only for many tenants. */
export function openWriters(tenants: number): Writers {
  return tenants < MIN_TENANTS_FOR_WORKERS
    ? inThisThread
    : onFirstWrite(() => threads(Math.min(availableParallelism(), 4)))
}

const inThisThread: Writers = {
  write: (folder, files, digest) =>
    new Promise((resolve) => {
      resolve(stageTenant(folder, files, digest))
    }),
  close: () => Promise.resolve(),
}

function onFirstWrite(open: () => Writers): Writers {
  let opened: Writers | null = null
  return {
    write: (folder, files, digest) => (opened ??= open()).write(folder, files, digest),
    close: async () => opened?.close(),
  }
}

/** Each worker writes one tenant at a time; results are in the order of the input. */
function threads(count: number): Writers {
  const all = Array.from({ length: count }, () => {
    const worker = new Worker(new URL('writer.ts', import.meta.url))
    const pending: ((answer: WriteResult) => void)[] = []
    worker.on('message', (answer: WriteResult) => pending.shift()?.(answer))
    worker.on('error', ({ message }: Error) => {
      for (const answer of pending.splice(0)) answer({ failed: message })
    })
    return { worker, asked: pending }
  })
  return {
    async write(folder, files, digest) {
      const idle = all.reduce((least, each) => (each.asked.length < least.asked.length ? each : least))
      const answer = await new Promise<WriteResult>((resolve) => {
        idle.asked.push(resolve)
        idle.worker.postMessage({ folder, files, digest } satisfies WriteTask)
      })
      if ('failed' in answer) throw new Error(answer.failed)
      return answer.written
    },
    async close() {
      await Promise.all(
        all.map(async ({ worker }) => {
          worker.postMessage(null)
          await once(worker, 'exit')
        }),
      )
    },
  }
}
