import { createIcon } from './createIcon.tsx'

export const IconShield = /* @__PURE__ */ createIcon(
  'IconShield',
  <>
    <path d="M12 3.5 5 6v5.4c0 4.4 2.9 7.5 7 9.1 4.1-1.6 7-4.7 7-9.1V6Z" />
    <path d="m9 11.9 2.2 2.2 4-4.3" />
  </>,
)
