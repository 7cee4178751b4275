declare global {
  interface Navigator {
    /** Absent in Safari and Firefox. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

/** Whether data-saving mode is on or the connection is slow: then nothing is preloaded. */
export function isSavingData({ connection }: Pick<Navigator, 'connection'> = navigator): boolean {
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
