/** In place of stylis' function of the same name: no property gets a prefix. */
export const prefix = (property: string): string => property
