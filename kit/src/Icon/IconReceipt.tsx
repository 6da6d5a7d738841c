import { createIcon } from './createIcon.tsx'

export const IconReceipt = /* @__PURE__ */ createIcon(
  'IconReceipt',
  <path d="M5.5 3.75h13v16.5l-2.2-1.5-2.1 1.5-2.2-1.5-2.2 1.5-2.1-1.5-2.2 1.5ZM9 8.25h6M9 11.75h6" />,
)
