import { createDrawing } from './createDrawing.tsx'

/** A magnifying glass. */
export const DrawingMagnifier = /* @__PURE__ */ createDrawing('DrawingMagnifier', {
  tint: 'M47 14a19 19 0 0 1 0 38 19 19 0 0 1 0-38Z',
  soft: 'M59 46l4-4 14 14a3 3 0 0 1-4 4Z',
  line: 'M42 10a19 19 0 0 1 0 38 19 19 0 0 1 0-38ZM55.5 42.5l3.5 3.5M59 46l4-4 14 14a3 3 0 0 1-4 4Z',
  accent: 'M31 29a11 11 0 0 1 11-11M72 13v8M68 17h8',
})
