export declare function onPath(name: string): string
export declare function findChromium(): string | undefined
export declare function findHeadlessShell(): string | undefined
