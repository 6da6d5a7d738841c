import { createDrawing } from './createDrawing.tsx'

/** A receipt. */
export const DrawingReceipt = /* @__PURE__ */ createDrawing('DrawingReceipt', {
  tint: 'M36 12h31a3 3 0 0 1 3 3v49l-6.2-4-6.2 4-6.2-4-6.2 4-6.2-4-6 4V15a3 3 0 0 1 3-3Z',
  soft: 'M28 16v-5a3 3 0 0 1 3-3h31a3 3 0 0 1 3 3v5Z',
  line: 'M31 8h31a3 3 0 0 1 3 3v49l-6.2-4-6.2 4-6.2-4-6.2 4-6.2-4-6 4V11a3 3 0 0 1 3-3ZM28 16h37M35 25h10M35 33h10M55 25h3M55 33h3',
  accent: 'M35 44h8M51 44h7',
})
