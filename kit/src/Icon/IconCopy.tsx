import { createIcon } from './createIcon.tsx'

export const IconCopy = /* @__PURE__ */ createIcon(
  'IconCopy',
  <path d="M10.5 8.5h7.5a2.5 2.5 0 0 1 2.5 2.5v7.5a2.5 2.5 0 0 1-2.5 2.5h-7.5A2.5 2.5 0 0 1 8 18.5V11a2.5 2.5 0 0 1 2.5-2.5ZM16 5a2 2 0 0 0-2-2H5.5A2.5 2.5 0 0 0 3 5.5V14a2 2 0 0 0 2 2" />,
)
