/** How long a pop-up waits for a source that comes before it and has not answered, ms. */
export const PATIENCE_MS = 3_000
/** How long after the last field was left the next pop-up may open, ms. */
export const AFTER_TYPING_MS = 1_000
