import { createDrawing } from './createDrawing.tsx'

/** A bank card. */
export const DrawingCard = /* @__PURE__ */ createDrawing('DrawingCard', {
  tint: 'M30 21h44a5 5 0 0 1 5 5v25a5 5 0 0 1-5 5H30a5 5 0 0 1-5-5V26a5 5 0 0 1 5-5Z',
  soft: 'M19 25h54v7H19Z',
  line: 'M24 16h44a5 5 0 0 1 5 5v25a5 5 0 0 1-5 5H24a5 5 0 0 1-5-5V21a5 5 0 0 1 5-5ZM19 25h54M19 32h54',
  accent: 'M27 43h14M59 43h6',
})
