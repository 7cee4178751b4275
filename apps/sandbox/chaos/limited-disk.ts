import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Space for data that can run out, for one process. */
export interface LimitedDisk {
  readonly description: string
  /** The command that starts the process on it; see ProviderProcess. */
  readonly wrapper: readonly string[]
  /** The data folder as the process sees it. */
  readonly folder: string
  readonly fill: (pid: number) => void
  readonly free: (pid: number) => void
}

const size = '160m'
const leftFree = 256 * 1024

/**
 * A small file system of its own with a copy of the data folder, where this user may mount one in a namespace. Elsewhere
 * the size of files is limited: every write fails then, as on a full disk, with EFBIG in place of ENOSPC.
 */
export function limitDisk(folder: string, mountPoint: string): LimitedDisk {
  const canMount = spawnSync('unshare', [...namespace, 'sh', '-c', mount, 'sh', mountPoint]).status === 0
  return canMount ? smallFileSystem(folder, mountPoint) : fileSizes(folder)
}

/** Only root needs no user namespace to mount. */
const namespace = ['--mount', ...(process.getuid?.() === 0 ? [] : ['--map-root-user'])]
const mount = `mount -t tmpfs -o size=${size} tmpfs "$1"`

function smallFileSystem(folder: string, mountPoint: string): LimitedDisk {
  const script = `${mount} && cp -a "$2" "$1/data" && shift 2 && exec "$@"`
  // The namespace is reached from outside through its process.
  const seen = (pid: number, path = '') => join(`/proc/${pid}/root`, mountPoint, path)
  return {
    description: `a file system of ${size}`,
    wrapper: ['unshare', ...namespace, 'sh', '-c', script, 'sh', mountPoint, folder],
    folder: join(mountPoint, 'data'),
    fill: (pid) => {
      const { bavail, bsize } = statfsSync(seen(pid))
      writeFileSync(seen(pid, 'ballast'), Buffer.alloc(Math.max(0, bavail * bsize - leftFree)))
    },
    free: (pid) => rmSync(seen(pid, 'ballast')),
  }
}

function fileSizes(folder: string): LimitedDisk {
  const limit = (pid: number, most: string) =>
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${most}:`])
  return {
    description: 'the limit of file sizes',
    wrapper: [],
    folder,
    fill: (pid) => limit(pid, '0'),
    free: (pid) => limit(pid, 'unlimited'),
  }
}
