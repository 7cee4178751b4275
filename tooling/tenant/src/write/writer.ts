import { parentPort } from 'node:worker_threads'
import { reasonOf } from '../problem.ts'
import { writeBeside } from './write-tenant.ts'
import type { ToWrite, Wrote } from './writers.ts'

/** A thread that writes tenants until it gets null. */
parentPort?.on('message', (asked: ToWrite | null) => {
  if (asked === null) {
    parentPort?.close()
    return
  }
  parentPort?.postMessage(answerTo(asked))
})

function answerTo({ folder, files, digest }: ToWrite): Wrote {
  try {
    return { written: writeBeside(folder, files, digest) }
  } catch (error) {
    return { failed: reasonOf(error) }
  }
}
