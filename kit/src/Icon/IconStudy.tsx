import { createIcon } from './createIcon.tsx'

export const IconStudy = /* @__PURE__ */ createIcon(
  'IconStudy',
  <path d="M2.75 9.5 12 5l9.25 4.5L12 14ZM6.5 11.5v4.25c0 1.4 2.5 2.75 5.5 2.75s5.5-1.35 5.5-2.75V11.5M21.25 9.5v5.25" />,
)
