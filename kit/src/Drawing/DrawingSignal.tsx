import { createDrawing } from './createDrawing.tsx'

/** A connection that is cut. */
export const DrawingSignal = /* @__PURE__ */ createDrawing('DrawingSignal', {
  tint: 'M22 33a37 37 0 0 1 52 0L48 60Z',
  soft: 'M48 51a4 4 0 0 1 0 8 4 4 0 0 1 0-8Z',
  line: 'M20 29a40 40 0 0 1 56 0M29 38a27 27 0 0 1 38 0M38 47a14 14 0 0 1 16-3M48 51a4 4 0 0 1 0 8 4 4 0 0 1 0-8Z',
  accent: 'M62 48l10 10M72 48 62 58',
})
