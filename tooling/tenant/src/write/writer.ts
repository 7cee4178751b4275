import { parentPort } from 'node:worker_threads'
import { errorReason } from '../problem.ts'
import { stageTenant } from './stage-tenant.ts'
import type { WriteTask, WriteResult } from './writers.ts'

/** A worker thread that writes tenants until it receives null. */
parentPort?.on('message', (task: WriteTask | null) => {
  if (task === null) {
    parentPort?.close()
    return
  }
  parentPort?.postMessage(handleTask(task))
})

function handleTask({ folder, files, digest }: WriteTask): WriteResult {
  try {
    return { written: stageTenant(folder, files, digest) }
  } catch (error) {
    return { failed: errorReason(error) }
  }
}
