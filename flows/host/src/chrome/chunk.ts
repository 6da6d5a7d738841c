// The messages of Chromium, WebKit and Firefox; the last one is Vite's for a style sheet.
const CHUNK_MESSAGES =
  /dynamically imported module|importing a module script failed|failed to load module script|unable to preload css/i

/**
 * Whether loading a part of the app failed, not running it. Also true when a server sends an HTML page for an old chunk: the
 * browser then refuses the type and reports the same error.
 */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && CHUNK_MESSAGES.test(error.message)
