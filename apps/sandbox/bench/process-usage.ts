import { readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** The most memory that a process has had, in MB; NaN where the machine does not tell. */
export function peakMegabytes(pid: number): number {
  const [, kilobytes = 'NaN'] = /VmHWM:\s+(\d+) kB/.exec(read(pid, 'status')) ?? []
  return (Number(kilobytes) * 1_024) / 1_000_000
}

/** Seconds of CPU that a process has had, in all its threads; NaN where the machine does not tell. */
export function cpuSeconds(pid: number): number {
  // What follows the name of the program, which may contain anything.
  const fields = read(pid, 'stat').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

const read = (pid: number, name: 'status' | 'stat'): string =>
  process.platform === 'linux' ? readFileSync(`/proc/${pid}/${name}`, 'utf8') : ''
