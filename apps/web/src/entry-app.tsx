import { startBank } from './start/bank.tsx'

await startBank()
