/** Replaces stylis' function of the same name: no property gets a vendor prefix. */
export const prefix = (property: string): string => property
