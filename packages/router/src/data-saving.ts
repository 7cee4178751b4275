declare global {
  interface Navigator {
    /** Absent in Safari and Firefox. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

/** Whether the person saves data or is on a slow line: then nothing is loaded that is not opened. */
export function isSavingData({ connection }: Pick<Navigator, 'connection'> = navigator): boolean {
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
