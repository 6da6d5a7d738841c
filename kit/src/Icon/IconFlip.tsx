import { createIcon } from './createIcon.tsx'

export const IconFlip = /* @__PURE__ */ createIcon(
  'IconFlip',
  <path d="M4.5 11a7.5 7.5 0 0 1 13-4.6L19.5 8.5M19.5 4v4.5H15M19.5 13a7.5 7.5 0 0 1-13 4.6L4.5 15.5M4.5 20v-4.5H9" />,
)
