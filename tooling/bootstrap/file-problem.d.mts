export declare function fileProblem(error: unknown): string | null
