import { createDrawing } from './createDrawing.tsx'

/** A house. */
export const DrawingHouse = /* @__PURE__ */ createDrawing('DrawingHouse', {
  tint: 'M34 34 55 17l21 17v27H34Z',
  soft: 'M42 60V47a6 6 0 0 1 12 0v13Z',
  line: 'M22 36 48 14l26 22M28 31v29h40V31',
  accent: 'M42 60V47a6 6 0 0 1 12 0v13M48 27a3 3 0 0 1 0 6 3 3 0 0 1 0-6Z',
})
