import { createIcon } from './createIcon.tsx'

export const IconShare = /* @__PURE__ */ createIcon(
  'IconShare',
  <path d="M12 14.5V3.5M8 7.25l4-3.75 4 3.75M7.5 10.5h-1a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-6a2 2 0 0 0-2-2h-1" />,
)
