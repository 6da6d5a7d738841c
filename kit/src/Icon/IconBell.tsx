import { createIcon } from './createIcon.tsx'

export const IconBell = /* @__PURE__ */ createIcon(
  'IconBell',
  <>
    <path d="M6.5 10.2a5.5 5.5 0 0 1 11 0c0 4.3 1.7 5.7 1.7 5.7H4.8s1.7-1.4 1.7-5.7Z" />
    <path d="M10 19.2a2.2 2.2 0 0 0 4 0" />
  </>,
)
