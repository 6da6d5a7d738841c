import { createIcon } from './createIcon.tsx'

export const IconHouse = /* @__PURE__ */ createIcon(
  'IconHouse',
  <path d="m3.5 11 8.5-7 8.5 7M6 9.25V19.5h12V9.25M10 19.5v-5h4v5" />,
)
