import { createIcon } from './createIcon.tsx'

export const IconRefresh = /* @__PURE__ */ createIcon(
  'IconRefresh',
  <path d="M20.25 10.5A8.5 8.5 0 0 0 5 7M3.75 13.5A8.5 8.5 0 0 0 19 17M5 3v4h4M19 21v-4h-4" />,
)
