import { createDrawing } from './createDrawing.tsx'

/** A door that leads on. */
export const DrawingDoor = /* @__PURE__ */ createDrawing('DrawingDoor', {
  tint: 'M36 12h31a3 3 0 0 1 3 3v49H50V15Z',
  soft: 'M30 8l20 7v46H30Z',
  line: 'M30 61V8h32a3 3 0 0 1 3 3v18M65 47v14H50M30 8l20 7v46H30M44 37v3',
  accent: 'M58 38h18M70 32l6 6-6 6',
})
