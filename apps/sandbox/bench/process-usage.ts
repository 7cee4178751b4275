import { readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** Peak memory of a process in MB; NaN if the system does not report it. */
export function peakMegabytes(pid: number): number {
  const [, kilobytes = 'NaN'] = /VmHWM:\s+(\d+) kB/.exec(read(pid, 'status')) ?? []
  return (Number(kilobytes) * 1_024) / 1_000_000
}

/** CPU seconds of a process, summed over its threads; NaN if the system does not report them. */
export function cpuSeconds(pid: number): number {
  // The fields after the program's name, which may itself contain spaces and parentheses.
  const fields = read(pid, 'stat').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

const read = (pid: number, name: 'status' | 'stat'): string =>
  process.platform === 'linux' ? readFileSync(`/proc/${pid}/${name}`, 'utf8') : ''
