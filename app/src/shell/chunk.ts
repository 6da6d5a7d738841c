// Chromium, WebKit and Firefox each have their own words; the last is Vite's for a style sheet.
const CHUNK_WORDS =
  /dynamically imported module|importing a module script failed|failed to load module script|unable to preload css/i

/**
 * Is this the failure of loading a part of the app, not of running it? Also true when a server answers an old chunk's
 * address with its HTML page: the browser then refuses the type and reports the same error.
 */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && CHUNK_WORDS.test(error.message)
