import { createDrawing } from './createDrawing.tsx'

/** A signed sheet. */
export const DrawingDocument = /* @__PURE__ */ createDrawing('DrawingDocument', {
  tint: 'M37 13h21l13 13v32a4 4 0 0 1-4 4H37a4 4 0 0 1-4-4V17a4 4 0 0 1 4-4Z',
  soft: 'M52 8v9a4 4 0 0 0 4 4h9Z',
  line: 'M31 8h21l13 13v35a4 4 0 0 1-4 4H31a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4ZM52 8v9a4 4 0 0 0 4 4h9M35 30h22M35 38h22',
  accent: 'M35 50c3-5 5-5 5-1s3 2 5-1 3 1 5 1h6',
})
