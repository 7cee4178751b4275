/** Text colors of issued documents, the same for every tenant because they are printed on white. */
export const documentInk = { text: '#1a1a1a', soft: '#575757', line: '#c9c9c9' } as const
