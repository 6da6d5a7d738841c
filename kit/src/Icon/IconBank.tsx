import { createIcon } from './createIcon.tsx'

export const IconBank = /* @__PURE__ */ createIcon(
  'IconBank',
  <path d="M3.5 9.25 12 4l8.5 5.25ZM6 12.5v4.75M10 12.5v4.75M14 12.5v4.75M18 12.5v4.75M3.5 20.5h17" />,
)
