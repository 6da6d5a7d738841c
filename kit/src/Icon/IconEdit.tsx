import { createIcon } from './createIcon.tsx'

export const IconEdit = /* @__PURE__ */ createIcon(
  'IconEdit',
  <>
    <path d="m5 15.6 10.4-10.4a1.9 1.9 0 0 1 2.7 0l.7.7a1.9 1.9 0 0 1 0 2.7L8.4 19 4.5 19.5Z" />
    <path d="m13.6 7 3.4 3.4" />
  </>,
)
