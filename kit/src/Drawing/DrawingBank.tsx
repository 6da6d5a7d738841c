import { createDrawing } from './createDrawing.tsx'

/** A bank. */
export const DrawingBank = /* @__PURE__ */ createDrawing('DrawingBank', {
  tint: 'M29 31 53 17l24 14v4h-4v25H33V35h-4Z',
  soft: 'M24 28 48 12l24 16Z',
  line: 'M24 28 48 12l24 16ZM32 34v16M64 34v16M28 56h40M24 61h48',
  accent: 'M43 34v16M53 34v16M48 22v.01',
})
