/** JSON that no text of its own can end the script element of, in which a page carries it. */
export const embedJson = (json: string): string => json.replaceAll('<', String.raw`\u003c`)
