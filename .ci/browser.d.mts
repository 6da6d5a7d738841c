/** Flags that make pictures and media the same on every machine. */
export const args: string[]
/** The browser in use; `pinned` is true only for the build with which the visual baselines were made. */
export function browser(): Promise<{ path: string | undefined; pinned: boolean; name: string }>
/** Playwright launch options for tests. */
export function launchOptions(): Promise<{ executablePath?: string; args: string[] }>
