/** Flags that make pictures and media the same on every machine. */
export const args: string[]
/** Which browser is used; `pinned` is true only for the build that the visual baselines were made with. */
export function browser(): Promise<{ path: string | undefined; pinned: boolean; name: string }>
/** Playwright launch options for tests. */
export function launchOptions(): Promise<{ executablePath?: string; args: string[] }>
