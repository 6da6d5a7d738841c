import { createIcon } from './createIcon.tsx'

export const IconEye = /* @__PURE__ */ createIcon(
  'IconEye',
  <path d="M2.5 12C4.5 8 8 5.75 12 5.75S19.5 8 21.5 12c-2 4-5.5 6.25-9.5 6.25S4.5 16 2.5 12ZM12 9a3 3 0 0 1 0 6 3 3 0 0 1 0-6Z" />,
)
