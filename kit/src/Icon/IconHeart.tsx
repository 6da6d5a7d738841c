import { createIcon } from './createIcon.tsx'

export const IconHeart = /* @__PURE__ */ createIcon(
  'IconHeart',
  <path d="M12 19.75c-6-4.05-8.5-7.15-8.5-10.45A4.5 4.5 0 0 1 8 4.75c1.7 0 3.1.9 4 2.4.9-1.5 2.3-2.4 4-2.4a4.5 4.5 0 0 1 4.5 4.55c0 3.3-2.5 6.4-8.5 10.45Z" />,
)
