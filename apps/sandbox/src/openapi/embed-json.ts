/** JSON for embedding in a script element, which no text in it can close. */
export const embedJson = (json: string): string => json.replaceAll('<', String.raw`\u003c`)
