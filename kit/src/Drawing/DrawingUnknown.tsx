import { createDrawing } from './createDrawing.tsx'

/** A sheet with a question mark. */
export const DrawingUnknown = /* @__PURE__ */ createDrawing('DrawingUnknown', {
  tint: 'M37 13h21l13 13v32a4 4 0 0 1-4 4H37a4 4 0 0 1-4-4V17a4 4 0 0 1 4-4Z',
  soft: 'M52 8v9a4 4 0 0 0 4 4h9Z',
  line: 'M31 8h21l13 13v35a4 4 0 0 1-4 4H31a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4ZM52 8v9a4 4 0 0 0 4 4h9',
  accent: 'M41 34a5.5 5.5 0 1 1 8 5c-2 1-2.5 2-2.5 4M46.5 49v.01',
})
