/** A failure that is caused while money moves. */
export interface Fault {
  readonly name: FaultName
  /** How it is caused here, where that depends on the machine. */
  readonly means?: string
  /** Causes it. Returns the moment (`performance.now`) from which the return of service is measured. */
  readonly cause: () => Promise<number>
}

export const faultNames = ['kill', 'server-restart', 'connections-cut', 'disk-full'] as const
export type FaultName = (typeof faultNames)[number]
