import { createIcon } from './createIcon.tsx'

export const IconStar = /* @__PURE__ */ createIcon(
  'IconStar',
  <path d="m12 3.4 2.65 5.4 5.95.86-4.3 4.2 1.01 5.93L12 17l-5.31 2.79 1.01-5.93-4.3-4.2 5.95-.86Z" />,
)
